import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'
import type { FacetValue } from './facets.ts'

type Props = {
  children: ReactNode
  label: string
  rest: ReactNode
  /** Expands the hidden values without the toggle, during a search. */
  open?: boolean
}

/** First values of a filter, and the others behind a toggle that works without JavaScript. */
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

/** Number of values shown before «عرض … كمان». */
const FIRST = 8

/**
 * Splits values into visible and hidden ones. Initially chosen values are visible; later choices move nothing, because that would lose the focus.
 * Deselected values stay even when no product has them.
 */
export function useFirstOptions(values: readonly FacetValue[], selected: readonly string[]) {
  const [chosen] = useState(selected)
  const [given, setGiven] = useState<readonly FacetValue[]>([])
  const known = new Set(values.map(({ slug }) => slug))
  const all = [...values, ...given.filter(({ slug }) => !known.has(slug))]
  const first = all.filter(({ slug }, place) => place < FIRST || chosen.includes(slug))
  // A single further value takes no more space than the toggle.
  const rest = all.length - first.length > 1 ? all.filter((value) => !first.includes(value)) : []
  const deselect = (value: FacetValue) =>
    setGiven((before) => [...before.filter(({ slug }) => slug !== value.slug), { ...value, count: 0, selected: false }])
  return { all, first: rest.length > 0 ? first : all, rest, deselect, many: all.length > FIRST }
}
