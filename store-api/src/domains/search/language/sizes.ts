import { normalise } from './normalise.ts'

const words = `
  مقاس مقاسات المقاس نمره قياس size sizes xs s m l xl xxl xxxl 2xl 3xl 4xl لارج ميديم ميديوم سمول اكس اكسلارج اكسترا دبل لتر
  سنه سنين
  small medium large years year old yrs
`
const sizeWords = new Set(words.trim().split(/\s+/).map(normalise))
const NUMBER = /^\d{1,3}$/

/** Whether a word names a size or an age: it may favour a product but must not be missed in one. */
export function isSizeWord(word: string): boolean {
  return sizeWords.has(word) || NUMBER.test(word)
}
