import type { Suggestions } from './suggestions.ts'

/** Answer of the store for an empty query and for one without matches. */
export const noSuggestions: Suggestions = {
  __typename: 'SearchSuggestions',
  terms: ['كورة قدم', 'هودي'],
  products: [],
  clubs: [],
  brands: [],
  categories: [],
  didYouMean: null,
}

/** One suggestion of each kind, for the text «اه». */
export const suggestions: Suggestions = {
  ...noSuggestions,
  terms: ['تيشيرت الأهلي', 'الأهلي'],
  products: [
    {
      __typename: 'Product',
      id: '1',
      slug: 'ahly-home',
      name: 'تيشيرت الأهلي الأساسي',
      discountPercent: null,
      image: { __typename: 'Image', base: '/images/ahly' },
      price: { __typename: 'Money', amount: '1490.00', formatted: '1,490\u00a0ج.م' },
      compareAtPrice: null,
    },
  ],
  clubs: [
    {
      __typename: 'Club',
      id: '1',
      slug: 'al-ahly',
      name: 'الأهلي',
      emblem: { __typename: 'Emblem', pattern: 'SOLID', colors: ['#c8102e'] },
    },
  ],
  brands: [{ __typename: 'Brand', id: '1', slug: 'adidas', name: 'أديداس' }],
  categories: [{ __typename: 'Category', id: '1', slug: 'football-kits', name: 'أطقم كورة' }],
}
