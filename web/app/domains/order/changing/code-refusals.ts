import type { UserError } from '#app/lib/apollo/written.ts'

/** Moves the refusals of a code to its field. */
export function codeRefusals(refusals: readonly UserError[]): UserError[] {
  return refusals.map((refusal) => (refusal.code.startsWith('CODE_') ? { ...refusal, path: ['code'] } : refusal))
}
