import { Fragment } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { withCategory } from './category-choice.ts'
import { valuesOf } from './facets.ts'
import type { FilterProps } from './filter-panel.tsx'
import { Count } from './option-filter.tsx'

/** The departments, and below a chosen one what is in it. */
export function CategoryFilter({ connection, categories, filter, onChange }: FilterProps) {
  const counts = new Map(valuesOf(connection.facets, 'category', filter).map(({ slug, count }) => [slug, count]))
  const chosen = (slug: string) => filter.category.includes(slug)
  const row = ({ slug, name }: { slug: string; name: string }, className?: string) =>
    counts.has(slug) ? (
      <Checkbox
        key={slug}
        name="category"
        value={slug}
        label={name}
        count={<Count>{counts.get(slug)}</Count>}
        checked={chosen(slug)}
        onChange={(event) => onChange(withCategory(filter, categories, slug, event.target.checked))}
        className={className}
      />
    ) : null
  return categories.map((root) => {
    const open = chosen(root.slug) || root.children.some(({ slug }) => chosen(slug))
    return (
      <Fragment key={root.slug}>
        {row(root)}
        {open ? root.children.map((child) => row(child, 'ms-8')) : null}
      </Fragment>
    )
  })
}
