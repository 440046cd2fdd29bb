import { randomUUID } from 'node:crypto'

/** The id under which a request is logged and answered: the caller's when it is well formed, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID()
}
