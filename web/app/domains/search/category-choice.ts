import type { ListFilter } from './list-filter.ts'

export type Category = { slug: string; name: string; children: readonly { slug: string; name: string }[] }

/** The root that is chosen, itself or by one category below it; undefined when none or several are. */
export function rootOf(categories: readonly Category[], { category }: Pick<ListFilter, 'category'>): Category | undefined {
  const [slug, ...others] = category
  if (slug === undefined || others.length > 0) return undefined
  return categories.find((root) => root.slug === slug || root.children.some((child) => child.slug === slug))
}

/** With a category added or taken away. A root stands for all below it, so choosing one drops the other. */
export function withCategory(filter: ListFilter, categories: readonly Category[], slug: string, on: boolean): ListFilter {
  const root = categories.find((each) => each.slug === slug)
  const parent = categories.find(({ children }) => children.some((child) => child.slug === slug))
  const dropped = new Set([slug, parent?.slug, ...(root?.children.map((child) => child.slug) ?? [])])
  const kept = filter.category.filter((each) => !dropped.has(each))
  return { ...filter, category: on ? [...kept, slug].toSorted() : kept }
}

/** The categories from the root down to the chosen one. */
export function trailOf(categories: readonly Category[], filter: Pick<ListFilter, 'category'>): { slug: string; name: string }[] {
  const root = rootOf(categories, filter)
  if (!root) return []
  const child = root.children.find(({ slug }) => slug === filter.category[0])
  return child ? [root, child] : [root]
}
