/** A problem in a file. `line` is the line on which the row begins; 1 is the header. */
export interface Problem {
  line: number
  column: string
  message: string
}

export interface Problems {
  add: (line: number, column: string, message: string) => void
  /** The first 200 by line. */
  list: () => Problem[]
  /** Total number. */
  count: () => number
}

const KEPT = 200

/** Collects all problems of a file, so that they are corrected in one go. */
export function collectProblems(): Problems {
  const kept: Problem[] = []
  let count = 0
  return {
    add(line, column, message) {
      // A cell that could not be parsed is empty for the checks that follow.
      if (kept.some((each) => each.line === line && each.column === column)) return
      count++
      if (kept.length < KEPT) kept.push({ line, column, message })
    },
    list: () => kept.toSorted((a, b) => a.line - b.line),
    count: () => count,
  }
}

/** A file that cannot be read; the message is one line for the user. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
