import { afterAll, expect, test } from 'vitest'
import { termSpeller } from './term-spelling.ts'
import { openTextShop } from './text-shop.fixture.ts'

const shop = await openTextShop()
afterAll(shop.close)
const spell = termSpeller(shop.index)

test.for([
  ['تيشيرت الاهلى', 'تيشيرت الأهلي'],
  ['REAL MADRID HOME SHIRT', 'Real Madrid home shirt'],
  ['new balance', 'New Balance'],
  ['عايز تيشيرت خفيفه', 'تيشيرت خفيف'],
  ['كوتشي نايكي مقاس ٤٢', 'كوتشي نايكي مقاس 42'],
  ['تيشيرت الأهلي xl', 'تيشيرت الأهلي XL'],
  ['الأهلي ٢٥-٢٦', 'الأهلي 2025/26'],
  ['الأهلي 2026', 'الأهلي 2026'],
  ['new balances', 'New Balance'],
])('spells %j as %j', ([typed = '', term]) => {
  expect(spell(typed)).toBe(term)
})

test.for([
  ['الأهلي ##خسر##', 'a word of no product'],
  ['الأهلي boo', 'a word of no product'],
  ['الأهلي 9', 'a number that is no size'],
  ['الأهلي 5 ريال مدريد 42', 'two numbers'],
  ['الأهلي 1998', 'a year of no season'],
  ['الأهلي 19/20', 'a season of no product'],
  ['عايز', 'stop words alone'],
  ['!!!', 'no word'],
])('keeps no term for %j: %s', ([typed = '']) => {
  expect(spell(typed)).toBeUndefined()
})
