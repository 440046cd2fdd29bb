import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { RemovableChip } from '#app/ui/chip.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { appliedChips } from './applied-chips.ts'
import type { Category } from './category-choice.ts'
import type { Facet } from './facets.ts'
import {
  clearFilter,
  filterPath,
  type ListFilter,
  listNames,
  pageCategory,
  switchNames,
} from '#app/domains/search/list-filter.ts'

type Props = {
  facets: readonly Facet[]
  categories: readonly Category[]
  filter: ListFilter
  /** Called when the last active filter was removed, to move the focus. */
  onNone?: () => void
}

/** Active filters, each a link to the list without it. After a removal the next one gets the focus. */
export function AppliedFilters({ facets, categories, filter, onNone }: Props) {
  const { t, i18n } = useTranslation('search')
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<number>(undefined)
  const chips = appliedChips(filter, { facets, categories }, i18n.t)
  const keys = chips.map(({ key }) => key).join()
  useEffect(() => {
    const place = pressed.current
    pressed.current = undefined
    if (place === undefined) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])].slice(0, -1)
    const next = links[place] ?? links.at(-1)
    if (next) next.focus({ preventScroll: true })
    else onNone?.()
    // oxlint-disable-next-line exhaustive-deps -- only when there are others
  }, [keys])
  if (chips.length === 0) return null
  return (
    <ul ref={list} aria-label={t('chip.label')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }, place) => (
        <li key={key}>
          <RemovableChip asChild removeLabel={t('chip.remove')}>
            <Link to={filterPath(without)} preventScrollReset onClick={() => (pressed.current = place)}>
              <span>
                <Text>{label}</Text>
              </span>
            </Link>
          </RemovableChip>
        </li>
      ))}
      <li>
        <TextLink asChild underlined>
          <Link to={filterPath(clearFilter(filter))} preventScrollReset onClick={() => (pressed.current = 0)}>
            {t('chip.clear')}
          </Link>
        </TextLink>
      </li>
    </ul>
  )
}

/** Returns the number of active filter values, without the category that the list is a page of. */
export function appliedCount(filter: ListFilter): number {
  const listed = listNames.reduce((sum, name) => sum + filter[name].length, 0)
  const switched = switchNames.filter((name) => filter[name]).length
  const priced = filter.min !== null || filter.max !== null
  return listed - Number(pageCategory(filter) !== undefined) + Number(priced) + switched
}
