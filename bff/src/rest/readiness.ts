import { setTimeout } from 'node:timers/promises'
import { answers } from '#src/__generated__/answers.js'
import type { PathOf } from './operations.ts'
import { isObject, isOk, parseJson } from './request-parts.ts'
import type { Received } from './transport.ts'

/**
 * The required resources without parameters. A resource of a customer counts as present when the store responds that
 * the session is missing.
 */
export const rootsToRead = Object.entries(answers).flatMap(([key, { needs, isUsed }]) => {
  const [method, path] = key.split(' ')
  return isUsed && method === 'get' && needs.length === 0 ? [path as PathOf<'get'>] : []
})

/** Runs `work` at most once a minute. Waits for the first run, at most 2 s. */
export function onceAMinute(work: () => Promise<void>): () => Promise<void> {
  let started = -Infinity
  let first: Promise<unknown> | undefined
  return async () => {
    if (performance.now() - started < 60_000) return void (await first)
    started = performance.now()
    const done = work()
    first ??= Promise.race([done, setTimeout(2_000, undefined, { ref: false })])
    await first
  }
}

/**
 * Returns what the shop lacks before customers can order, by the answer of the store's `/ready`: one sentence each for
 * its owner; undefined while the store cannot serve. A store without `/ready` counts as ready.
 */
export function shopLacksOf({ status, bytes }: Received): string[] | undefined {
  if (!isOk(status)) return status === 404 || status === 501 ? [] : undefined
  const answer = parseJson(bytes)
  const lacks: unknown = isObject(answer) && 'lacks' in answer ? answer.lacks : undefined
  return Array.isArray(lacks) ? lacks.filter((sentence) => typeof sentence === 'string') : []
}
