import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { RemovableChip } from '#app/ui/removable-chip.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { capital, type Facet, valuesOf } from './facets.ts'
import { cleared, filterPath, type ListFilter, listNames, placeOf, toggled } from './list-filter.ts'

type Chip = { key: string; label: string; without: ListFilter }

/** What the list is narrowed to, each a link to the list without it. */
export function AppliedFilters({ facets, filter }: { facets: readonly Facet[]; filter: ListFilter }) {
  const { t } = useTranslation('search')
  const { min, max } = filter
  const values: Chip[] = listNames.flatMap((name) =>
    // It is the title of the list.
    name === 'category' && placeOf(filter) !== undefined
      ? []
      : valuesOf(facets, name, filter)
          .filter(({ slug }) => filter[name].includes(slug))
          .map(({ slug, label }) => ({
            key: `${name} ${slug}`,
            label: name === 'size' ? t('chip.size', { size: label }) : capital(label),
            without: toggled(filter, name, slug, false),
          })),
  )
  const others: (Chip | false)[] = [
    (min !== null || max !== null) && { key: 'price', label: priceLabel(), without: { ...filter, min: null, max: null } },
    filter.offers && { key: 'offers', label: t('filter.onOffer'), without: { ...filter, offers: false } },
    filter.stock && { key: 'stock', label: t('filter.inStock'), without: { ...filter, stock: false } },
  ]
  function priceLabel(): string {
    if (max === null) return t('chip.from', { min })
    if (min === null) return t('chip.to', { max })
    return t('chip.price', { min, max })
  }
  const chips = [...values, ...others.filter((chip) => chip !== false)]
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('chip.label')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip asChild removeLabel={t('chip.remove')}>
            <Link to={filterPath(without)} preventScrollReset>
              <span>
                <Text>{label}</Text>
              </span>
            </Link>
          </RemovableChip>
        </li>
      ))}
      <li>
        <TextLink asChild underlined>
          <Link to={filterPath(cleared(filter))} preventScrollReset>
            {t('chip.clear')}
          </Link>
        </TextLink>
      </li>
    </ul>
  )
}

/** How many values narrow the list, for the button of the filters. */
export function appliedCount(filter: ListFilter): number {
  const listed = listNames.reduce((sum, name) => sum + filter[name].length, 0)
  const priced = filter.min !== null || filter.max !== null
  const place = placeOf(filter) !== undefined
  return listed - Number(place) + Number(priced) + Number(filter.offers) + Number(filter.stock)
}
