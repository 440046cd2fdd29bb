import { expect, test } from 'vitest'
import { adviseSize, measuresOf } from './size-advice.ts'

type Chart = Parameters<typeof measuresOf>[0]
type Column = Chart['columns'][number]

const column = (key: Column['key'], label: string): Column => ({ __typename: 'SizeChartColumn', key, label })
const chart = (columns: Column[], rows: Record<string, string[]>): Chart => ({
  __typename: 'SizeChart',
  id: '1',
  title: '',
  how: '',
  columns,
  rows: Object.entries(rows).map(([size, values]) => ({ __typename: 'SizeChartRow', size, values })),
})

const men = chart([column('CHEST', 'Chest (cm)'), column('WAIST', 'Waist (cm)')], {
  s: ['86–94', '74–82'],
  m: ['94–102', '82–90'],
  l: ['102–110', '90–98'],
})
const kids = chart([column('HEIGHT', 'الطول (سم)'), column('CHEST', 'الصدر (سم)')], {
  'kids-4': ['98–104', '56'],
  'kids-6': ['110–116', '60'],
})
const shoes = chart([column('EU', 'EU'), column('CM', 'Foot length (cm)')], {
  'eu-42': ['42', '26.5'],
  'eu-43': ['43', '27.5'],
})

test('the measures of a chart are its columns in centimetres, with their bounds', () => {
  expect(measuresOf(kids)).toEqual([
    { name: 'HEIGHT', label: 'الطول (سم)', from: 98, to: 116 },
    { name: 'CHEST', label: 'الصدر (سم)', from: 56, to: 60 },
  ])
  expect(measuresOf(shoes).map(({ name }) => name)).toEqual(['CM'])
})

test.each([
  ['a chest inside a range', men, { CHEST: 98 }, { size: 'm' }],
  ['a chest on the edge of two sizes: the closer fit', men, { CHEST: 94 }, { size: 's' }],
  ['a chest of M with a waist of L', men, { CHEST: 98, WAIST: 95 }, { size: 'l' }],
  ['a height between two sizes: the larger one', kids, { HEIGHT: 107 }, { size: 'kids-6' }],
  ['a foot between two sizes: the larger one', shoes, { CM: 26.8 }, { size: 'eu-43' }],
  ['a chest above the chart', men, { CHEST: 125 }, { none: 'small' }],
  ['a chest below the chart', men, { CHEST: 70 }, { none: 'large' }],
  ['a height, where the chart has none', men, { HEIGHT: 178 }, undefined],
] as const)('%s', (_, table, measures, advice) => {
  expect(
    adviseSize(
      table,
      table.rows.map(({ size }) => size),
      measures,
    ),
  ).toEqual(advice)
})

test('only sizes of the product are advised', () => {
  expect(adviseSize(men, ['s', 'l'], { CHEST: 98 })).toEqual({ size: 'l' })
})
