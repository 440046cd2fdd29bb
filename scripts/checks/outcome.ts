/** What one step of `npm test` found: a plain check counts as one test, a runner as many as it ran. */
export type Outcome = {
  passed: number
  failed: number
  /** For each failure, what a person needs to mend it. */
  failures: string[]
  /** The single tests of a runner. */
  runs?: TestRun[]
  /** Duration of its slowest test files. */
  times?: FileTime[]
}

export type FileTime = { name: string; ms: number }

/** One test as it ran: its file from the root of the repository, its whole title. */
export type TestRun = { file: string; title: string; passed: boolean }

export type Check = {
  name: string
  /** `earlier`: the tests that ran before this check. */
  run: (earlier: readonly TestRun[]) => Promise<Outcome>
}

export const passed: Outcome = { passed: 1, failed: 0, failures: [] }

export function failedWith(output: string): Outcome {
  return { passed: 0, failed: 1, failures: [output.trim()] }
}

/** A check that is one command: passed when it ends with 0. */
export async function fromCommand(command: Promise<{ ok: boolean; output: string }>): Promise<Outcome> {
  const { ok, output } = await command
  return ok ? passed : failedWith(output)
}
