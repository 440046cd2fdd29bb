import { useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { rememberMeasure, useOwnSize } from './own-size.ts'
import { westernDigits } from '#app/ui/digits.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { SizeTable_ChartFragment } from './__generated__/size-guide.ts'
import { adviseSize, measuresOf } from './size-advice.ts'
import type { SizeName } from './size-table.tsx'

type Props = { chart: SizeTable_ChartFragment; sizes: readonly SizeName[] }

/** Fields for the body measures of a size chart, and the size that fits them. The measures stay in this browser. */
export function SizeFinder({ chart, sizes }: Props) {
  const { t } = useTranslation('catalog')
  const { measures } = useOwnSize()
  const fields = measuresOf(chart)
  if (fields.length === 0) return null
  const advice = adviseSize(
    chart,
    sizes.map(({ slug }) => slug),
    measures,
  )
  const isBody = fields.some(({ name }) => name === 'CHEST')
  const text =
    advice &&
    ('size' in advice ? t('sizeGuide.fits', { size: labelOf(advice.size, sizes) }) : t(`sizeGuide.${advice.none}`))
  return (
    <div className="grid gap-3 rounded-md bg-surface-2 p-4 noscript:hidden">
      <p className="font-display font-semibold">{t('sizeGuide.find')}</p>
      {isBody && !fields.some(({ name }) => name === 'HEIGHT') ? (
        <p className="text-14 text-text-2">{t('sizeGuide.noHeight')}</p>
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        {fields.map(({ name, label, from, to }) => (
          <MeasureField key={name} {...{ name, label }} example={`${from}–${to}`} start={measures[name]} />
        ))}
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {text ? <Text>{text}</Text> : null}
      </p>
    </div>
  )
}

function MeasureField({
  name,
  label,
  example,
  start,
}: {
  name: string
  label: string
  example: string
  start: number | undefined
}) {
  const [typed, setTyped] = useState(start === undefined ? '' : String(start))
  return (
    <Field label={<Text>{label}</Text>}>
      <TextInput
        ltr
        inputMode="decimal"
        maxLength={6}
        placeholder={example}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          rememberMeasure(name, readMeasure(value))
        }}
      />
    </Field>
  )
}

/** Parses centimetres in any digits; undefined for anything that measures no body. */
function readMeasure(text: string): number | undefined {
  const number = Number(westernDigits(text).trim().replace(/[,٫]/, '.') || NaN)
  return number > 0 && number < 300 ? number : undefined
}

function labelOf(size: string, sizes: readonly SizeName[]): string {
  return sizes.find(({ slug }) => slug === size)?.label ?? size
}
