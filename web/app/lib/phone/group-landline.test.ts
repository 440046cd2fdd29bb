import { expect, test } from 'vitest'
import { groupLandline } from './group-landline.ts'

test.each([
  ['0221110131', '02 2111 0131'],
  ['031110138', '03 111 0138'],
  ['0501110140', '050 111 0140'],
  ['02 2000 0000', '02 2000 0000'],
  ['01012345678', '01012345678'],
  ['19000', '19000'],
])('the landline number %s is written %s', (number, shown) => {
  expect(groupLandline(number)).toBe(shown)
})
