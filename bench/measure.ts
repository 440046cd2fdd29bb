import type { Pace } from './load.ts'
import type { Row } from './report.ts'
import type { Stack } from './stack.ts'

export type Bench = { stack: Stack; pace: Pace; /** How many orders are placed. */ orders: number }

/** One thing that is measured: its rows of the table. */
export type Measure = (bench: Bench) => Promise<Row[]>
