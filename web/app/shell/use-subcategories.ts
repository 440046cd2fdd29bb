import { type MenuTreeQuery, useMenuTreeQuery } from './__generated__/menu-tree.ts'

type Subcategory = NonNullable<NonNullable<MenuTreeQuery['categories']>[number]['children']>[number]

/** Subcategories by the id of their category, loaded when a menu opens. `waits` while they are. */
export function useSubcategories(): { of: (id: string) => readonly Subcategory[]; waits: boolean } {
  const { data, error } = useMenuTreeQuery()
  return {
    of: (id) => data?.categories?.find((category) => category.id === id)?.children ?? [],
    waits: !data && !error,
  }
}
