import { expect, test } from 'vitest'
import { guard, isVisible, joinList, moment, piastres, splitList, unguard, wholeNumber } from './cells.ts'

test.each([
  ['1249.5', 124950],
  ['1,249.50', 124950],
  ['1249,50', 124950],
  ['1.249,50', 124950],
  ['١٢٤٩٫٥٠', 124950],
  ['١٬٢٤٩', 124900],
  ['EGP 99', 9900],
  ['99 ج.م', 9900],
  ['LE 1,000', 100000],
  ['0.00', 0],
  ['12.500', 1250],
  ['', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['free', undefined],
  ['99999999999', undefined],
])('reads the price %j as %j piastres', (cell, expected) => {
  expect(piastres(cell)).toBe(expected)
})

test.each([
  ['7', 7],
  ['٧', 7],
  ['1,200', 1200],
  ['-3', -3],
  ['5.0', 5],
  ['5.5', undefined],
  ['', undefined],
])('reads %j as %j units', (cell, expected) => {
  expect(wholeNumber(cell)).toBe(expected)
})

test.each([
  ['2026-11-30', '2026-11-30 00:00 Africa/Cairo'],
  ['30/11/2026', '2026-11-30 00:00 Africa/Cairo'],
  ['٣/٢/٢٠٢٦', '2026-02-03 00:00 Africa/Cairo'],
  ['2026-11-30T10:20:30.123456Z', '2026-11-30 10:20:30.123456Z'],
  ['2026-02-30', undefined],
  ['13/13/2026', undefined],
  ['tomorrow', undefined],
])('reads the date %j as %j', (cell, expected) => {
  expect(moment(cell)).toBe(expected)
})

test.each([
  '=1+1',
  '+20100',
  '-5',
  '@sum',
  '\tx',
  "'=x",
  "''@",
  "'plain",
  'plain',
  '',
  '=HYPERLINK("http://evil.example","x")',
  '\n=1',
  '＝1+1',
  '＠sum',
])('exports %j as no formula and imports it unchanged', (text) => {
  expect(guard(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
  expect(unguard(guard(text))).toBe(text)
})

test('removes control characters and direction overrides from a cell and keeps its line breaks', () => {
  expect(unguard('a\u001b[31m\u009b\u0007b\u202e \nc\td\u200fه')).toBe('a[31mb \nc\td\u200fه')
})

test.each([
  ['\u200b\u2060', false],
  ['\u3164', false],
  ['\u2800 \u00a0', false],
  ['\u0301\u0651', false],
  ['a\u200b', true],
  ['هـ', true],
  ['⚽', true],
  ['!', true],
])('the visibility of %j is %j', (text, seen) => {
  expect(isVisible(text)).toBe(seen)
})

test.each([[['a', 'b']], [['a | b', 'c\\d', '\\|']], [['', 'x', '']], [[' a ', 'b']], [[]]])(
  'exports and imports the list %j unchanged',
  (list) => {
    expect(splitList(joinList(list))).toEqual(list)
  },
)
