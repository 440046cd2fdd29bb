import { expect, test } from 'vitest'
import { shapeLine } from './share-line.ts'
import { drawText } from './share-text.ts'

const line = (text: string, direction: 'rtl' | 'ltr' = 'rtl') => shapeLine(text, 100, 700, direction)

test('Arabic letters are joined, and lam-alef is one', () => {
  const [alone = ''] = outlines('د')
  expect([outlines('أد').includes(alone), outlines('محمد').includes(alone)]).toEqual([true, false])
  expect([outlines('لا').length, outlines('لد').length]).toEqual([1, 2])
})

test('Latin and numbers keep their order inside Arabic, and brackets turn with the text', () => {
  // From left to right.
  expect(outlines('طقم 27 adidas')).toEqual([
    ...outlines('27 adidas', 'ltr').slice(2),
    ...outlines('27', 'ltr'),
    ...outlines('طقم'),
  ])
  expect(outlines('(أ')).toEqual([...outlines('أ'), ...outlines(')', 'ltr')])
})

test('a sign that the typeface does not have is left out', () => {
  expect(line('كورة 漢').width).toBeCloseTo(line('كورة ').width)
})

test('a text is wrapped in the largest size that fits, and cut when none does', () => {
  const block = {
    x: 0,
    y: 0,
    sizes: [60, 30],
    weight: 700,
    fill: '#fff',
    width: 400,
    lines: 2,
    direction: 'ltr',
  } as const
  const lines = (text: string) => drawText({ ...block, text }).match(/<g transform/g)?.length
  expect([lines('Ball'), lines('Al Ahly home shirt'), lines('word '.repeat(60)), lines('x'.repeat(200))]).toEqual([
    1, 2, 2, 1,
  ])
})

function outlines(text: string, direction: 'rtl' | 'ltr' = 'rtl'): string[] {
  return [...line(text, direction).paths.matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline)
}
