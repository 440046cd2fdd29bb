import { type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import type { FilterPanel_CategoryFragment, FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import { countOf, valuesOf } from './facets.ts'
import { type ListFilter, type ListName, readFilter, toggled } from './list-filter.ts'
import { OptionFilter } from './option-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilter } from './size-filter.tsx'
import { SwitchFilter } from './switch-filter.tsx'

export type FilterProps = {
  connection: FilterPanel_ConnectionFragment
  categories: readonly FilterPanel_CategoryFragment[]
  filter: ListFilter
  onChange: (filter: ListFilter) => void
}

type Props = FilterProps & {
  /** Of the form: the field for the order stands outside of it. */
  id: string
  /** Fields that this form has to send besides its own. */
  children?: ReactNode
}

/**
 * What a list can be narrowed by, each value with how many it would show. A GET form: with JavaScript every press applies at
 * once, without it a button does.
 */
export function FilterPanel({ id, children, ...props }: Props) {
  const { connection, filter, onChange } = props
  const { t } = useTranslation('search')
  const { facets, priceFacet } = connection
  const options = (name: ListName) => ({
    name,
    values: valuesOf(facets, name, filter),
    selected: filter[name],
    onSelect: (value: string, on: boolean) => onChange(toggled(filter, name, value, on)),
  })
  const item = (name: ListName, open: boolean, content: ReactNode) => (
    <Group title={t(`filter.${name}`)} open={open} shown={valuesOf(facets, name, filter).length > 0}>
      {content}
    </Group>
  )
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    onChange(readFilter(new URLSearchParams(entries)))
  }
  return (
    <form id={id} action="/search" onSubmit={onSubmit} aria-label={t('filter.label')}>
      {filter.q ? <input type="hidden" name="q" value={filter.q} /> : null}
      {children}
      <Accordion className="border-t-0">
        {item('category', filter.category.length !== 1, <CategoryFilter {...props} />)}
        {item('club', true, <OptionFilter {...options('club')} />)}
        {item('size', true, <SizeFilter {...options('size')} />)}
        {item('color', true, <ColorFilter {...options('color')} />)}
        <Group title={t('filter.price')} open shown={priceFacet !== null && priceFacet.min.amount !== priceFacet.max.amount}>
          {priceFacet ? <PriceFilter facet={priceFacet} filter={filter} onChange={onChange} /> : null}
        </Group>
        {item('brand', filter.brand.length > 0, <OptionFilter {...options('brand')} />)}
        {item('season', filter.season.length > 0, <OptionFilter {...options('season')} />)}
        {item('branch', filter.branch.length > 0, <OptionFilter {...options('branch')} />)}
        <Group title={t('filter.offers')} open shown>
          <SwitchFilter name="offers" label={t('filter.onOffer')} count={countOf(facets, 'OFFERS')} {...props} />
          <SwitchFilter name="stock" label={t('filter.inStock')} count={countOf(facets, 'IN_STOCK')} {...props} />
        </Group>
      </Accordion>
      <div className="hidden pt-4 noscript:block">
        <Button type="submit" block>
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  )
}

function Group({ title, open, shown, children }: { title: string; open: boolean; shown: boolean; children: ReactNode }) {
  if (!shown) return null
  return (
    <AccordionItem title={title} mark="chevron" defaultOpen={open}>
      {children}
    </AccordionItem>
  )
}
