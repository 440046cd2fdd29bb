import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { byLevel, categoryCounts, withCategory, withSubCategory } from './category-choice.ts'
import type { FilterProps } from './filter-panel.tsx'
import { addressName } from './list-filter.ts'
import { OptionBox } from './option-box.tsx'

/** The departments, and below a chosen one what is in it. */
export function CategoryFilter({ connection, categories, filter, onChange }: FilterProps) {
  const { t } = useTranslation('search')
  const counts = categoryCounts(connection.facets, filter)
  const { category, subCategory } = byLevel(filter, categories)
  // Beside sub-categories of another one a department has no count: it would come without them.
  const uncounted = subCategory.length > 0 && filter.subCategory.length > 0
  return (
    <ChoiceGroup legend={t('filter.category')} hideLegend>
      {categories.map(({ slug, name, children }) => {
        const below = children.filter((child) => subCategory.includes(child.slug)).length
        const on = category.includes(slug)
        return (
          <Fragment key={slug}>
            <OptionBox
              name={addressName('category')}
              value={slug}
              label={name}
              count={counts.get(slug) ?? (uncounted ? undefined : 0)}
              checked={on}
              onSelect={(to) => onChange(withCategory(filter, categories, slug, to))}
            />
            {(on || below > 0) && children.length > 0 ? (
              <ChoiceGroup legend={t('filter.subCategory', { name })} hideLegend className="ms-8">
                {children.map((child) => (
                  <OptionBox
                    key={child.slug}
                    name={addressName('subCategory')}
                    value={child.slug}
                    label={child.name}
                    count={counts.get(child.slug) ?? 0}
                    checked={subCategory.includes(child.slug)}
                    onSelect={(to) => onChange(withSubCategory(filter, categories, child.slug, to))}
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
