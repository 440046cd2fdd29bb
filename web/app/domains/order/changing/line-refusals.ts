import type { UserError } from '#app/lib/apollo/written.ts'

/**
 * What was refused of single lines, told at the field that stands for the line: `nameOf` gives its name by what follows `lines`
 * in the path (`['lines', '7', 'quantity']` → '7'). All else stays as it is.
 */
export function lineRefusals(refusals: readonly UserError[], nameOf: (line: string) => string | undefined): UserError[] {
  return refusals.map((refusal) => {
    const { path } = refusal
    const line = path?.[path.indexOf('lines') + 1]
    const name = path?.includes('lines') && line !== undefined ? nameOf(line) : undefined
    return name === undefined ? refusal : { ...refusal, path: [name] }
  })
}
