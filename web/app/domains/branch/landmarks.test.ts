import { expect, test } from 'vitest'
import { landmarksNear } from './landmarks.ts'

const near = (latitude: number, longitude: number) => landmarksNear({ latitude, longitude }).map(({ en }) => en)

test('a branch shows the nearest landmarks first', () => {
  expect(near(30.0571, 31.3372).slice(0, 2)).toEqual(['City Stars', 'Cairo Stadium'])
  expect(near(30.7885, 31.0019)).toContain('Mahalla')
})

test('a town is no landmark of a branch in its middle', () => {
  expect(near(30.7885, 31.0019)).not.toContain('Tanta')
})

test('a place without known landmarks has none', () => {
  expect(near(25.6872, 32.6396)).toEqual([])
})
