import { expect, test } from 'vitest'
import { distance, tolerance } from 'store-api/src/domains/search/language/typos.ts'
import { stem } from 'store-api/src/domains/search/language/stem.ts'
import { wordsOf } from 'store-api/src/domains/search/language/words.ts'
import { testDb } from 'store-api/src/db/testing.ts'
import { readReference } from 'store-api/src/db/reference/reference.ts'

/**
 * Correct words that resemble a word of the catalogue: other spellings of Arabic names and English words, other words.
 */
const ALTERNATIVES =
  'ahli ismaili esmaily zamalik smoha semouha helal nasr armor tshirt goalie hoody racquet duffle beanies hoodies woman egyptian argentine brasil pack paddle trening ismailia masr german marsilia marseilia guventus yoventus yuventus etihad mayami arjantin argantin barazil italia fransa kroatia bortoghal bortugal senghal shert jaket borkini borkiny burkiny burqini tenis tinis badel raket yoja yuga youga bball croatian moroccan argentinian oversize brotein'.split(
    ' ',
  )

test('no synonym in Latin letters is a misspelling of a word of the catalogue: search corrects those, and shows what it understood', async () => {
  const { db, close } = await testDb({ demo: true })
  const products = await db.selectFrom('product').select('name_en').where('kind', '=', 'simple').execute()
  const [clubs, brands] = [
    await db.selectFrom('club').select('name_en').execute(),
    await db.selectFrom('brand').select('name_en').execute(),
  ]
  await close()
  const known = new Set([...products, ...clubs, ...brands].flatMap(({ name_en }) => wordsOf(name_en)))
  const isLatin = (word: string) => /^[a-z]{4,}$/.test(word)
  const misspelt = readReference().search_synonym.flatMap(({ words }) => {
    const all = [...new Set(words.flatMap(wordsOf))].filter(isLatin)
    const right = all.filter((word) => known.has(word))
    const near = (word: string) =>
      right.some(
        (other) =>
          stem(other) !== stem(word) && distance(word, other, tolerance(word.length)) <= tolerance(word.length),
      )
    return all.filter((word) => !known.has(word) && !ALTERNATIVES.includes(word) && near(word))
  })
  expect(misspelt).toEqual([])
})
