import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { countOf, type FilterProps, facetValues } from './facets.ts'
import {
  addressName,
  type ListFilter,
  type ListName,
  type SwitchName,
  toggleValue,
} from '#app/domains/search/list-filter.ts'
import { MoreButton } from './more-options.tsx'
import { NearBranches } from './near-branches.tsx'
import { OptionFilter } from './option-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { ColorFilter, SizeFilter } from './tile-filters.tsx'
import { OptionBox } from './option-box.tsx'

type Props = FilterProps & {
  /** Id of the form; the sort field stands outside of it. */
  id: string
  /** Form name of the filter that is open with all its values at first. */
  expanded?: string | null
}

/** Facets in display order. The flag opens one initially; otherwise it is open when one of its values is chosen. */
const lists: [name: Exclude<ListName, 'category' | 'subCategory'>, Filter: typeof OptionFilter, open: boolean][] = [
  ['club', OptionFilter, true],
  ['kitType', OptionFilter, false],
  ['season', OptionFilter, false],
  ['size', SizeFilter, true],
  ['color', ColorFilter, true],
  ['gender', OptionFilter, false],
  ['brand', OptionFilter, false],
  ['branch', OptionFilter, false],
]

/**
 * Filter form with the number of products for each value. With JavaScript every change calls `onChange`; without it a
 * button submits the GET form.
 */
export function FilterPanel({ id, expanded, ...props }: Props) {
  const { connection, categories, filter, onChange } = props
  const { t } = useTranslation('search')
  const { facets, priceFacet } = connection
  const priced = filter.min !== null || filter.max !== null
  const list = ([name, Filter, open]: (typeof lists)[number]): ReactNode => {
    const [values, selected] = [facetValues(facets, name, filter), filter[name]]
    if (values.length === 0) return null
    const [label, field] = [t(`filter.${name}`), addressName(name)]
    const all = expanded === field
    const select = (value: string, on: boolean) => onChange(toggleValue(filter, name, value, on))
    return (
      <FilterGroup key={name} title={label} name={field} chosen={selected.length} open={open || all}>
        {name === 'branch' ? (
          <NearBranches
            slugs={values.map(({ slug }) => slug)}
            onFound={(slugs) => onChange({ ...filter, branch: slugs })}
          />
        ) : null}
        <Filter label={label} name={field} values={values} selected={selected} onSelect={select} expanded={all} />
      </FilterGroup>
    )
  }
  return (
    <form
      id={id}
      action="/search"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-label={t('filter.label')}
    >
      {/* Enter in a field submits by the first button of its form, which must not be one of the buttons for more values. */}
      <input type="submit" hidden />
      {filter.q ? <input type="hidden" name="q" value={filter.q} /> : null}
      {filter.coming ? <input type="hidden" name="coming" value="1" /> : null}
      <Accordion className="border-t-0">
        {categories.length > 0 ? (
          <FilterGroup title={t('filter.category')} chosen={filter.category.length + filter.subCategory.length} open>
            <CategoryFilter {...props} />
          </FilterGroup>
        ) : null}
        {lists.slice(0, 5).map(list)}
        {priceFacet && (priced || priceFacet.min.amount !== priceFacet.max.amount) ? (
          <FilterGroup title={t('filter.price')} chosen={Number(priced)} open>
            <PriceFilter facet={priceFacet} filter={filter} onChange={onChange} />
          </FilterGroup>
        ) : null}
        {lists.slice(5).map(list)}
        <FilterGroup title={t('filter.offers')} chosen={Number(filter.offers) + Number(filter.stock)} open>
          <SwitchFilter name="offers" label={t('filter.onOffer')} count={countOf(facets, 'OFFERS')} {...props} />
          <SwitchFilter name="stock" label={t('filter.inStock')} count={countOf(facets, 'IN_STOCK')} {...props} />
        </FilterGroup>
      </Accordion>
      <div className="hidden pt-4 noscript:block">
        <Button type="submit" block>
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  )
}

type FilterGroupProps = { title: string; chosen: number; open: boolean; children: ReactNode } & {
  /** Form name of the values. Only a group that is open initially can do without. */
  name?: string
}

/**
 * Collapsible filter with the number of its chosen values. A filter with chosen values is open initially; the values of
 * a closed one are rendered when it is opened.
 */
function FilterGroup({ title, name, chosen, open, children }: FilterGroupProps) {
  const { t } = useTranslation('search')
  const [opened, setOpened] = useState(open || chosen > 0 || !name)
  const inside = useRef<HTMLSpanElement>(null)
  // A visitor may have opened it before the page was hydrated.
  useEffect(() => setOpened((before) => before || inside.current?.closest('details')?.open === true), [])
  const number = (
    <>
      {/* The padding belongs to the line's direction, not to that of the digits. */}
      <span aria-hidden="true" className="tnum ps-2 text-14 font-normal text-text-3">
        <bdi>({chosen})</bdi>
      </span>
      <span className="sr-only"> ({t('filter.chosen', { count: chosen })})</span>
    </>
  )
  const head = (
    <>
      {title}
      {chosen > 0 ? number : null}
    </>
  )
  return (
    <AccordionItem title={head} mark="chevron" defaultOpen={open || chosen > 0} onPress={() => setOpened(true)}>
      {opened || !name ? (
        children
      ) : (
        <span ref={inside}>
          <MoreButton name={name}>{t('filter.values')}</MoreButton>
        </span>
      )}
    </AccordionItem>
  )
}

type SwitchFilterProps = {
  name: SwitchName
  label: string
  count: number
  filter: ListFilter
  onChange: (filter: ListFilter) => void
}

/** Checkbox of an on/off filter. */
function SwitchFilter({ name, label, count, filter, onChange }: SwitchFilterProps) {
  return (
    <OptionBox
      name={name}
      value="1"
      label={label}
      count={count}
      checked={filter[name]}
      onSelect={(on) => onChange({ ...filter, [name]: on })}
    />
  )
}
