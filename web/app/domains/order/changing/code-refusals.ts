import type { UserError } from '#app/lib/apollo/mutate.ts'

/** What was refused of a code is told at its field. */
export function codeRefusals(refusals: readonly UserError[]): UserError[] {
  return refusals.map((refusal) => (refusal.code.startsWith('CODE_') ? { ...refusal, path: ['code'] } : refusal))
}
