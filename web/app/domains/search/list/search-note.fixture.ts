import type { SearchNote_ConnectionFragment } from '#app/domains/search/__generated__/search-note.ts'

type Note = NonNullable<SearchNote_ConnectionFragment['searchNote']>

/** A list of as many products with what was understood of its text. */
export function noted(note: Partial<Note>, totalCount = 3): SearchNote_ConnectionFragment {
  const nothing = {
    words: '',
    filters: [],
    sort: null,
    excluded: [],
    corrected: [],
    leftOut: [],
    notSold: [],
    didYouMean: null,
  }
  return { __typename: 'ProductConnection', totalCount, searchNote: { __typename: 'SearchNote', ...nothing, ...note } }
}

export function understood(field: Note['filters'][number]['field'], value: string): Note['filters'][number] {
  return { __typename: 'SearchFilter', field, value }
}
