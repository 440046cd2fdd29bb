import type { Pace } from './load.ts'
import type { Row } from './report.ts'
import type { Stack } from './stack.ts'

export type Bench = { stack: Stack; pace: Pace; /** Number of orders to place. */ orders: number }

/** Measures one thing and returns its rows of the table. */
export type Measure = (bench: Bench) => Promise<Row[]>
