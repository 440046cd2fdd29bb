import type { Facet } from './facets.ts'
import type { ListFilter } from '#app/domains/search/list-filter.ts'

type Named = { slug: string; name: string }
export type Category = Named & { children: readonly Named[] | null }
type Chosen = Pick<ListFilter, 'category' | 'subCategory'>

/** Returns the chosen root category, chosen directly or by a subcategory; undefined for none or several. */
export function rootOf(categories: readonly Category[], filter: Chosen): Category | undefined {
  const [slug, ...others] = splitByLevel(filter, categories).category
  return others.length > 0 ? undefined : categories.find((root) => root.slug === slug)
}

/** Returns the categories from the root down to the chosen one. */
export function trailOf(categories: readonly Category[], filter: Chosen): Named[] {
  const root = rootOf(categories, filter)
  if (!root) return []
  const [slug, ...others] = splitByLevel(filter, categories).subCategory
  const child = others.length > 0 ? undefined : root.children?.find((each) => each.slug === slug)
  return child ? [root, child] : [root]
}

/**
 * Returns a choice with roots as `category` and the others as `subCategory`, as checkboxes show it. A URL can name a
 * subcategory as its category (the page of that subcategory), which is the same list.
 */
export function splitByLevel<F extends Chosen>(filter: F, categories: readonly Category[]): F {
  const parents = filter.category.map((slug) => parentOf(categories, slug)?.slug)
  const roots = parents.filter((slug) => slug !== undefined)
  if (filter.subCategory.length > 0 || roots.length === 0 || roots.length < parents.length) return filter
  return { ...filter, category: [...new Set(roots)].toSorted(), subCategory: filter.category }
}

/** Returns the filter of the page that shows the same list: a single subcategory becomes the category. */
export function asPageFilter(filter: ListFilter, categories: readonly Category[]): ListFilter {
  const [root, child] = trailOf(categories, filter)
  return root && child ? { ...filter, category: [child.slug], subCategory: [] } : filter
}

/**
 * Adds or removes a root category. Subcategories only narrow their own root, so they are dropped when another root is
 * added or their own is removed.
 */
export function withCategory(
  filter: ListFilter,
  categories: readonly Category[],
  slug: string,
  on: boolean,
): ListFilter {
  const { category, subCategory, ...rest } = splitByLevel(filter, categories)
  const others = category.filter((each) => each !== slug)
  const kept = on ? [slug] : others
  const below = new Set(
    categories.flatMap((root) => (kept.includes(root.slug) ? (root.children ?? []).map((child) => child.slug) : [])),
  )
  return {
    ...rest,
    category: on ? [...others, slug].toSorted() : others,
    subCategory: subCategory.filter((each) => below.has(each)),
  }
}

/** Adds or removes a subcategory. The first one also adds its root. */
export function withSubCategory(
  filter: ListFilter,
  categories: readonly Category[],
  slug: string,
  on: boolean,
): ListFilter {
  const { category, subCategory, ...rest } = splitByLevel(filter, categories)
  const others = subCategory.filter((each) => each !== slug)
  const root = parentOf(categories, slug)?.slug
  const roots = on && root !== undefined && !category.includes(root) ? [...category, root] : category
  return { ...rest, category: roots.toSorted(), subCategory: on ? [...others, slug].toSorted() : others }
}

/**
 * Returns the number of products per category, by slug. A root beside chosen subcategories of another root has no
 * count, because choosing it drops them.
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
