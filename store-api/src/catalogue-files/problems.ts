/** What is wrong in a file, and where: `line` is the line of the file on which the row begins; 1 is the header. */
export interface Problem {
  line: number
  column: string
  message: string
}

export interface Problems {
  add: (line: number, column: string, message: string) => void
  /** The first 200, by line. */
  list: () => Problem[]
  /** How many there are in all. */
  count: () => number
}

const KEPT = 200

/** Collects problems, so that a person repairs a file once and not two hundred times. */
export function collectProblems(): Problems {
  const kept: Problem[] = []
  let count = 0
  return {
    add(line, column, message) {
      // What could not be understood is empty for the checks that follow.
      if (kept.some((each) => each.line === line && each.column === column)) return
      count++
      if (kept.length < KEPT) kept.push({ line, column, message })
    },
    list: () => kept.toSorted((a, b) => a.line - b.line),
    count: () => count,
  }
}

/** A file that cannot be read at all: one line for a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
