/** Result of one step of `npm test`. A plain check counts as one test, a test runner as many as it ran. */
export type Outcome = {
  passed: number
  failed: number
  failures: string[]
  /** A text for each test that failed and passed when it was run again. They count as passed. */
  unsteady?: string[]
  /** The tests of a runner. */
  runs?: TestRun[]
  /** Duration of its slowest test files. */
  times?: FileTime[]
}

export type FileTime = { name: string; ms: number }

/** One executed test: its file from the root of the repository and its whole title. */
export type TestRun = { file: string; title: string; passed: boolean }

export type Check = {
  name: string
  /** Whether it uses all cores by itself, or reads the tests that ran before. The others run two at a time. */
  alone?: boolean
  /** Whether only `npm run test:full` runs it. */
  fullOnly?: boolean
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
