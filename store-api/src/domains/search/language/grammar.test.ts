import { expect, test } from 'vitest'
import { isGrammarWord, otherChildren, senseAt } from './grammar.ts'

const senseOf = (phrase: string) => senseAt(phrase.split(' '), 0)

test.for([
  ['اقل من 500', { is: 'price', how: 'to' }, 2], ['مش اكتر من 500', { is: 'price', how: 'to' }, 3], ['مش اسود', { is: 'not' }, 1], ['الموسم اللي فات', { is: 'season', which: 'last' }, 3],
  ['last season', { is: 'season', which: 'last' }, 2], ['دبل اكس لارج', { is: 'label', label: '2XL' }, 3], ['في حدود 500', { is: 'price', how: 'about' }, 2],
  ['best seller', { is: 'sort', sort: 'bestSeller' }, 2],
] as const)('the longest phrase that begins %s wins', ([phrase, sense, length]) => {
  expect(senseOf(phrase)).toEqual({ sense, length })
})

test('a letter may be joined to a phrase: بحدود, واكتر', () => {
  expect(senseOf('بحدود 500')?.sense).toEqual({ is: 'price', how: 'about' })
  expect(senseOf('وعايز')?.sense).toEqual({ is: 'filler' })
})

test('names of things are no words of the grammar', () => {
  for (const word of ['تيشيرت', 'كوتشي', 'اهلي', 'nike', 'shoes', 'احمر', 'red']) expect([word, isGrammarWord(word)]).toEqual([word, false])
})

test('boys are the other children of girls', () => {
  expect(otherChildren('بنات')).toContain('اولاد')
  expect(otherChildren('الاولاد')).toContain('girls')
  expect(otherChildren('اطفال')).toEqual([])
})
