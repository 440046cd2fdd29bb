import type { Facet } from './facets.ts'
import type { ListFilter } from '#app/domains/search/list-filter.ts'

type Named = { slug: string; name: string }
export type Category = Named & { children: readonly Named[] | null }
type Chosen = Pick<ListFilter, 'category' | 'subCategory'>

/** The root that is chosen, itself or by what is below it; undefined when none or several are. */
export function rootOf(categories: readonly Category[], filter: Chosen): Category | undefined {
  const [slug, ...others] = byLevel(filter, categories).category
  return others.length > 0 ? undefined : categories.find((root) => root.slug === slug)
}

/** The categories from the root down to the chosen one. */
export function trailOf(categories: readonly Category[], filter: Chosen): Named[] {
  const root = rootOf(categories, filter)
  if (!root) return []
  const [slug, ...others] = byLevel(filter, categories).subCategory
  const child = others.length > 0 ? undefined : root.children?.find((each) => each.slug === slug)
  return child ? [root, child] : [root]
}

/**
 * A choice as its boxes show it: roots, and below them sub-categories. An address may also name what is below a root as its
 * category (the page of that category), which is the same list.
 */
export function byLevel<F extends Chosen>(filter: F, categories: readonly Category[]): F {
  const parents = filter.category.map((slug) => parentOf(categories, slug)?.slug)
  const roots = parents.filter((slug) => slug !== undefined)
  if (filter.subCategory.length > 0 || roots.length === 0 || roots.length < parents.length) return filter
  return { ...filter, category: [...new Set(roots)].toSorted(), subCategory: filter.category }
}

/** The same list under the address that it has as a page: one sub-category is a category by itself. */
export function asPage(filter: ListFilter, categories: readonly Category[]): ListFilter {
  const [root, child] = trailOf(categories, filter)
  return root && child ? { ...filter, category: [child.slug], subCategory: [] } : filter
}

/**
 * With a root added or taken away. Sub-categories narrow what is below their own root alone, so they go when another root comes,
 * and with their own.
 */
export function withCategory(filter: ListFilter, categories: readonly Category[], slug: string, on: boolean): ListFilter {
  const { category, subCategory, ...rest } = byLevel(filter, categories)
  const others = category.filter((each) => each !== slug)
  const kept = on ? [slug] : others
  const below = new Set(categories.flatMap((root) => (kept.includes(root.slug) ? (root.children ?? []).map((child) => child.slug) : [])))
  return {
    ...rest,
    category: on ? [...others, slug].toSorted() : others,
    subCategory: subCategory.filter((each) => below.has(each)),
  }
}

/** With a sub-category added or taken away. The first one brings its root along. */
export function withSubCategory(filter: ListFilter, categories: readonly Category[], slug: string, on: boolean): ListFilter {
  const { category, subCategory, ...rest } = byLevel(filter, categories)
  const others = subCategory.filter((each) => each !== slug)
  const root = parentOf(categories, slug)?.slug
  const roots = on && root !== undefined && !category.includes(root) ? [...category, root] : category
  return { ...rest, category: roots.toSorted(), subCategory: on ? [...others, slug].toSorted() : others }
}

/**
 * How many products each category would leave, by slug. A root beside chosen sub-categories of another one is not counted: it
 * would come without them.
 */
export function categoryCounts(facets: readonly Facet[], { subCategory }: Chosen): ReadonlyMap<string, number> {
  const values = (name: Facet['name']) => facets.find((facet) => facet.name === name)?.values ?? []
  const counts = new Map(values('CATEGORY').map(({ slug, count }) => [slug, count]))
  if (subCategory.length > 0) for (const { slug, count } of values('SUB_CATEGORY')) counts.set(slug, count)
  return counts
}

function parentOf(categories: readonly Category[], slug: string): Category | undefined {
  return categories.find(({ children }) => children?.some((child) => child.slug === slug))
}
