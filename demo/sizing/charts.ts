import { chartRow } from './chart.ts'
import { clothesCharts } from './clothes.ts'
import { shoeCharts } from './shoes.ts'

/** The size charts of brands and categories, as rows; the general ones are reference data. */
export const sizeChartRows = [...shoeCharts, ...clothesCharts].map(chartRow)
