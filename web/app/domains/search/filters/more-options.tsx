import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'
import type { FacetValue } from './facets.ts'

type Props = {
  children: ReactNode
  label: string
  rest: ReactNode
  /** Shows the others whatever was pressed, without the line: they are being searched. */
  open?: boolean
}

/** The first values of a filter, and the others behind a line that opens and closes without JavaScript too. */
export function MoreOptions({ children, label, rest, open = false }: Props) {
  const { t } = useTranslation('search')
  return (
    <>
      {children}
      {rest ? (
        <details open={open || undefined} className="group/more flex flex-col">
          <summary
            className={cx(
              'inline-flex min-h-tap items-center text-14 font-semibold text-text underline decoration-text-3 underline-offset-4',
              open && 'hidden',
            )}
          >
            <span className="group-open/more:hidden">{label}</span>
            <span className="hidden group-open/more:inline">{t('filter.less')}</span>
          </summary>
          {rest}
        </details>
      ) : null}
    </>
  )
}

/** How many values of a filter are shown before «عرض … كمان». */
const FIRST = 8

/**
 * The values that are shown at once and those behind a line. What was chosen when the filter came stands among the first; a press
 * moves nothing, or it would take the focus along. What was given up stays too, even when nothing has it any more.
 */
export function useFirstOptions(values: readonly FacetValue[], selected: readonly string[]) {
  const [chosen] = useState(selected)
  const [given, setGiven] = useState<readonly FacetValue[]>([])
  const known = new Set(values.map(({ slug }) => slug))
  const all = [...values, ...given.filter(({ slug }) => !known.has(slug))]
  const first = all.filter(({ slug }, place) => place < FIRST || chosen.includes(slug))
  // One more is shorter than the line that hides it.
  const rest = all.length - first.length > 1 ? all.filter((value) => !first.includes(value)) : []
  const giveUp = (value: FacetValue) =>
    setGiven((before) => [...before.filter(({ slug }) => slug !== value.slug), { ...value, count: 0, selected: false }])
  return { all, first: rest.length > 0 ? first : all, rest, giveUp, many: all.length > FIRST }
}
