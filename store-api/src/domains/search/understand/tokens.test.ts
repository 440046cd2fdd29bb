import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const words = (text: string) => tokensOf(text).map(({ word }) => word)

test.for([
  ['كوتشي 42.5', ['كوتشي', '42.5']],
  ['٤٢٫٥', ['42.5']],
  ['42.0', ['42']],
  ['1,500', ['1500']],
  ['1.500 egp', ['1500', 'egp']],
  ['١٬٥٠٠', ['1500']],
  ['500-800', ['500', 'to', '800']],
  ['<500', ['under', '500']],
  ['>= 500', ['over', '500']],
  ['500egp', ['500', 'egp']],
  ['ب500', ['ب', '500']],
  ['مقاس42', ['مقاس', '42']],
  ['8y', ['8', 'y']],
  ['EU42', ['eu', '42']],
  ['42eu', ['42', 'eu']],
  ['2025-26', ['2025/26']],
  ["men's", ['mens']],
  ['بين ال 400 وال 550', ['بين', '400', 'و', '550']],
  ['ال اهلي', ['الاهلي']],
] as const)('splits %s', ([text, parts]) => {
  expect(words(text)).toEqual(parts)
})

test.for(['2xl', '3x', 'u19', 'ea7', '3ayez', 'ma2as', 'bta3'])('%s is one word', (text) => {
  expect(words(text)).toEqual([text])
})

test('a token keeps its spelling', () => {
  expect(tokensOf('تيشيرت الأهلي')).toEqual([
    { word: 'تيشيرت', written: 'تيشيرت' },
    { word: 'الاهلي', written: 'الأهلي' },
  ])
})

test('reads the beginning of a long text', () => {
  expect(words('a '.repeat(2_000))).toHaveLength(60)
})
