import { chartRow } from './chart.ts'
import { clothesCharts } from './clothes.ts'
import { shoeCharts } from './shoes.ts'

/** Every size chart of the demo shop, as rows. */
export const sizeChartRows = [...shoeCharts, ...clothesCharts].map((chart, i) => ({ id: i + 1, ...chartRow(chart) }))
