import { expect, test } from 'vitest'
import { isGrammarWord, senseAt } from './grammar.ts'

const senseOf = (phrase: string) => senseAt(phrase.split(' '), 0)

test.for([
  ['اقل من 500', { is: 'price', how: 'to' }, 2],
  ['مش اسود', { is: 'not' }, 1],
  ['العام الماضي', { is: 'alone', which: 'last' }, 2],
  ['previous season', { is: 'which', which: 'last' }, 1],
  ['اكتر من 500', { is: 'price', how: 'from' }, 2],
  ['best seller', { is: 'sort', sort: 'bestSeller' }, 2],
] as const)('the longest phrase that begins %s wins', ([phrase, sense, length]) => {
  expect(senseOf(phrase)).toEqual({ sense, length })
})

test('letters and an article may be joined to a phrase: بحدود, والسعر, لبابا', () => {
  expect(senseOf('بحدود 500')?.sense).toEqual({ is: 'price', how: 'about' })
  expect(senseOf('وعايز')?.sense).toEqual({ is: 'filler' })
  expect(senseOf('والسعر')?.sense).toEqual({ is: 'cost' })
  expect(senseOf('لبابا')?.sense).toEqual({ is: 'whom', gender: 'men' })
})

test('names of things are no words of the grammar', () => {
  for (const word of ['تيشيرت', 'كوتشي', 'اهلي', 'nike', 'shoes', 'احمر', 'red'])
    expect([word, isGrammarWord(word)]).toEqual([word, false])
})
