import { type ReactNode, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { FacetValue } from './facets.ts'

type MoreButtonProps = { name: string; expanded?: boolean; onExpand?: (expanded: boolean) => void; children: ReactNode }

/**
 * Shows the other values of a filter. Without JavaScript it submits the form, and the server answers with all values of
 * `?more=`.
 */
export function MoreButton({ name, expanded = false, onExpand, children }: MoreButtonProps) {
  return (
    <button
      type="submit"
      name={expanded ? undefined : MORE}
      value={name}
      aria-expanded={expanded}
      onClick={(event) => {
        event.preventDefault()
        onExpand?.(!expanded)
      }}
      className="inline-flex min-h-tap items-center text-14 font-semibold text-text underline decoration-text-3 underline-offset-4"
    >
      {children}
    </button>
  )
}

/** Parameter of the address: name of the filter that the server renders with all its values. */
export const MORE = 'more'

type Props = {
  children: ReactNode
  /** Form name of the filter. */
  name: string
  label: string
  /**
   * Renders the hidden values, only when they are shown: most visitors never ask for them. Null when there are none.
   */
  rest: (() => ReactNode) | null
  /** Whether the values are shown at first. */
  expanded: boolean
  /** Shows the hidden values without the button, during a search. */
  searching?: boolean
}

/** First values of a filter, and the others behind a button. */
export function MoreOptions({ children, name, label, rest, expanded: initially, searching = false }: Props) {
  const { t } = useTranslation('search')
  const [expanded, setExpanded] = useState(initially)
  return (
    <>
      {children}
      {rest && !searching ? (
        <MoreButton name={name} expanded={expanded} onExpand={setExpanded}>
          {expanded ? t('filter.less') : label}
        </MoreButton>
      ) : null}
      {expanded || searching ? rest?.() : null}
    </>
  )
}

/** Number of values shown before «عرض … كمان». */
const FIRST = 8

/**
 * Splits values into visible and hidden ones. Initially chosen values are visible; later choices move nothing, because
 * that would lose the focus. Deselected values stay even when no product has them.
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
    setGiven((before) => [...before.filter(({ slug }) => slug !== value.slug), { ...value, count: 0 }])
  return { all, first: rest.length > 0 ? first : all, rest, deselect, many: all.length > FIRST }
}
