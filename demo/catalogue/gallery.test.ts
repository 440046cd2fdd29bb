import { expect, test } from 'vitest'
import { imageId } from './gallery.ts'

test('the id of a picture depends on its art and view', () => {
  const art = { kind: 'cap', colors: ['#14225a', '#ffffff'] } as const
  expect(imageId(art, 'front')).toMatch(/^[0-9a-f]{20}$/)
  expect(imageId(art, 'front')).toBe(imageId({ ...art }, 'front'))
  expect(imageId(art, 'front')).not.toBe(imageId(art, 'back'))
})
