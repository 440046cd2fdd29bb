import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Segmented, SegmentedItem } from '#app/ui/segmented.tsx'
import type { SizeTable_ChartFragment } from './__generated__/size-guide.ts'
import { CENTIMETRES, isMeasure } from './size-advice.ts'

/** Slug and label of a size. */
export type SizeName = { slug: string; label: string }

type Props = {
  chart: SizeTable_ChartFragment
  sizes: readonly SizeName[]
  /** Slug of the chosen size. */ chosen?: string
}

const units: readonly Unit[] = ['cm', 'inch']

/**
 * Size chart in centimetres or inches with the chosen size highlighted, and how to measure. Sizes of the product that
 * are missing from the chart follow without measures.
 */
export function SizeTable({ chart, sizes, chosen }: Props) {
  const { t } = useTranslation('catalog')
  const [unit, setUnit] = useState<Unit>('cm')
  const measures = chart.columns.some(isMeasure)
  const labels = new Map(sizes.map(({ slug, label }) => [slug, label]))
  const unmeasured = [...labels.keys()]
    .filter((slug) => !chart.rows.some(({ size }) => size === slug))
    .map((size) => ({ size, values: chart.columns.map(() => '–') }))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-display font-semibold text-text">
          <Text>{chart.title}</Text>
        </p>
        {measures ? (
          <Segmented label={t('sizeGuide.unit')} className="noscript:hidden">
            {units.map((each) => (
              <SegmentedItem key={each} current={each === unit} onClick={() => setUnit(each)}>
                {t(`sizeGuide.${each}`)}
              </SegmentedItem>
            ))}
          </Segmented>
        ) : null}
      </div>
      <div className="overflow-x-auto rounded-md border border-line-2">
        <table className="size-table">
          <thead>
            <tr>
              <th scope="col">{t('sizeGuide.size')}</th>
              {chart.columns.map((column) => (
                <th key={column.key} scope="col">
                  <Text>{headOf(column, t(`sizeGuide.${unit}`))}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...chart.rows, ...unmeasured].map(({ size, values }) => (
              <tr key={size} data-chosen={size === chosen || undefined}>
                <th scope="row">
                  <bdi>{labels.get(size) ?? size.toUpperCase()}</bdi>{' '}
                  {size === chosen ? <span className="sr-only">{t('sizeGuide.chosen')}</span> : null}
                </th>
                {values.map((value, place) => (
                  <td key={chart.columns[place]?.key ?? place}>
                    <bdi dir="ltr">{isMeasure(chart.columns[place]) ? inUnit(value, unit) : value}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-14 text-text-2">
        <Text>{chart.how}</Text>
      </p>
    </div>
  )
}

type Unit = 'cm' | 'inch'

const INCH = 2.54

/** Returns the heading of a column, with the displayed unit for measures. */
export function headOf(column: { label: string }, unit: string): string {
  if (!isMeasure(column)) return column.label
  const bare = column.label.replace(CENTIMETRES, '')
  return bare ? `${bare} (${unit})` : unit
}

/** Converts a measure or range from centimetres: `88–94` → `34.6–37` inches. */
export function inUnit(value: string, unit: Unit): string {
  if (unit === 'cm') return value
  return value.replace(/\d+(?:\.\d+)?/g, (centimetres) => String(Math.round((Number(centimetres) / INCH) * 10) / 10))
}
