import type { Thing } from './json-ld.ts'

/** Breadcrumbs of a page, root category first. `path` is missing for the page itself. */
export function breadcrumbList(places: readonly { name: string; path?: string }[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? undefined : origin + path,
    })),
  }
}

/** A list of pages, in order. */
export function itemList(name: string, pages: readonly { name: string; path: string }[], origin: string): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: origin + page.path,
    })),
  }
}
