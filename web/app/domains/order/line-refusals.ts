import type { UserError } from '#app/lib/apollo/written.ts'

/**
 * Moves refusals of single lines to the field that represents the line: `nameOf` returns its name for the place of the line in the input
 * (`['lines', '0', 'quantity']` → '0'). Other refusals stay unchanged.
 */
export function lineRefusals(refusals: readonly UserError[], nameOf: (line: string) => string | undefined): UserError[] {
  return refusals.map((refusal) => {
    const { path } = refusal
    const line = path[path.indexOf('lines') + 1]
    const name = path.includes('lines') && line !== undefined ? nameOf(line) : undefined
    return name === undefined ? refusal : { ...refusal, path: [name] }
  })
}
