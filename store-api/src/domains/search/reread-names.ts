import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Db } from '#src/db/pool.ts'
import type { LoadedIndex } from './catalog-index.ts'
import { selectNames, selectSynonyms } from './catalog-rows.queries.ts'
import { type AllNames, numberNames, shopNames } from './names.ts'
import { hasValue } from './profiles.ts'
import { productTexts, type ProductTexts } from './product-text.ts'
import { createVocabulary } from './understand/vocabulary.ts'

/**
 * Reads the names of brands, clubs, categories … again and replaces the words of changed ones. Reads no products.
 * Returns false when a full reload is needed: for a season with another name, because the newest one ranks higher, and
 * for more branches than the columns have bits.
 */
export async function rereadNames(db: Db, index: LoadedIndex): Promise<boolean> {
  const [rows, synonyms] = await Promise.all([selectNames(db), selectSynonyms(db)])
  const names = numberNames(rows, index.names)
  const texts = productTexts(rows, names)
  const isSeasonSame = index.texts.lists.season.every(
    (list, number) => !names.season.all[number] || areEqual(list, texts.lists.season[number]),
  )
  if (!isSeasonSame || names.branch.all.length > index.columns.branches.words * 32) return false
  await yieldToRequests()
  const vocabulary = createVocabulary(shopNames(rows, names), synonyms)
  await yieldToRequests()
  // Without an await from here on: a list must not find new names with old words.
  replaceWords(index, texts)
  replaceColors(index, names, texts)
  index.text.rename(vocabulary)
  index.names = names
  index.texts = texts
  return true
}

function replaceWords({ columns, text, texts: before }: LoadedIndex, { lists }: ProductTexts): void {
  for (const key of ['brand', 'club', 'category'] as const) {
    for (const [number, from] of before.lists[key].entries()) {
      const to = lists[key][number] ?? []
      // The same list, so that its words keep their numbers.
      if (areEqual(from, to)) lists[key][number] = from
      else
        text.replace(key, { rows: columns.rows, has: (row) => hasValue(columns.profiles, row, key, number) }, from, to)
    }
  }
}

/** Products share the words of all their colours together, so those of each set with a renamed colour are replaced. */
function replaceColors({ columns, text, texts: before }: LoadedIndex, names: AllNames, { lists }: ProductTexts): void {
  const isRenamed = names.color.all.map((_, number) => !areEqual(before.lists.color[number] ?? [], lists.color[number]))
  for (const [number, members] of columns.colors.members.entries()) {
    if (!members.some((color) => isRenamed[color])) continue
    const wordsIn = (all: string[][]) => members.flatMap((color) => all[color] ?? [])
    text.replace(
      'colors',
      { rows: columns.rows, has: (row) => columns.colors.of[row] === number },
      wordsIn(before.lists.color),
      wordsIn(lists.color),
    )
  }
}

function areEqual(one: string[], other: string[] = []): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}
