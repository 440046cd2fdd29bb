import { Fragment, useState } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { splitByLevel, categoryCounts, withCategory, withSubCategory } from './category-choice.ts'
import type { FilterProps } from './facets.ts'
import { addressName, type ListFilter } from '#app/domains/search/list-filter.ts'
import { OptionBox } from './option-box.tsx'

/**
 * Checkboxes for departments with products, and for the subcategories of a chosen one. A pressed one stays even without
 * products, because removing it would lose the focus.
 */
export function CategoryFilter({ connection, categories, filter, onChange }: FilterProps) {
  const { t } = useTranslation('search')
  const [pressed, setPressed] = useState<readonly string[]>([])
  const counts = categoryCounts(connection.facets, filter)
  const { category, subCategory } = splitByLevel(filter, categories)
  // A department beside subcategories of another one has no count, because choosing it drops them.
  const uncounted = subCategory.length > 0 && filter.subCategory.length > 0
  const kept = new Set([...category, ...subCategory, ...pressed])
  const shown = (slug: string) => kept.has(slug) || (counts.get(slug) ?? 0) > 0
  function choose(slug: string, to: ListFilter) {
    setPressed([...pressed, slug])
    onChange(to)
  }
  return (
    <ChoiceGroup legend={t('filter.category')} hideLegend>
      {categories.map(({ slug, name, children }) => {
        const below = (children ?? []).filter((child) => shown(child.slug))
        const on = category.includes(slug)
        const open = on || below.some((child) => subCategory.includes(child.slug))
        if (!shown(slug) && !open && !uncounted) return null
        return (
          <Fragment key={slug}>
            <OptionBox
              name={addressName('category')}
              value={slug}
              label={name}
              count={counts.get(slug) ?? (uncounted ? undefined : 0)}
              checked={on}
              onSelect={(to) => choose(slug, withCategory(filter, categories, slug, to))}
            />
            {open && below.length > 0 ? (
              <ChoiceGroup legend={t('filter.subCategory', { name })} hideLegend className="ms-8">
                {below.map((child) => (
                  <OptionBox
                    key={child.slug}
                    name={addressName('subCategory')}
                    value={child.slug}
                    label={child.name}
                    count={counts.get(child.slug) ?? 0}
                    checked={subCategory.includes(child.slug)}
                    onSelect={(to) => choose(child.slug, withSubCategory(filter, categories, child.slug, to))}
                  />
                ))}
              </ChoiceGroup>
            ) : null}
          </Fragment>
        )
      })}
    </ChoiceGroup>
  )
}
