import type { UserError } from '#app/lib/apollo/written.ts'
import { type Refused, refused } from '#app/lib/forms/write.ts'

/**
 * Moves refusals of single lines to the field that represents the line: `nameOf` returns its name for the place of the
 * line in the input (`['lines', '0', 'quantity']` → '0'). Other refusals stay unchanged.
 */
export function lineRefusals(
  refusals: readonly UserError[],
  nameOf: (line: string) => string | undefined,
): UserError[] {
  return refusals.map((refusal) => {
    const { path } = refusal
    const line = path[path.indexOf('lines') + 1]
    const name = path.includes('lines') && line !== undefined ? nameOf(line) : undefined
    return name === undefined ? refusal : { ...refusal, path: [name] }
  })
}

/**
 * Answers a form whose sum is another one than it showed: a question to the customer, no failure, so that no toast says
 * it. The values have the sum as the field `expected`, for the next press, and formatted as `shown`.
 */
export function refusedQuote(
  quoted: UserError & { total: { amount: string; formatted: string } | null },
  form: FormData,
  { expected, shown }: { expected: string; shown: string },
): Refused {
  const { values, ...rest } = refused([{ ...quoted, unsent: true }], form)
  return {
    ...rest,
    values: { ...values, [expected]: quoted.total?.amount ?? '', [shown]: quoted.total?.formatted ?? '' },
  }
}
