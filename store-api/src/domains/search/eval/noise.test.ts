import { expect, test } from 'vitest'
import { diceOf } from './dice.ts'
import { inWrongLayout, isLost, makeNoise, neighboursOf, type Noise, noises } from './noise.ts'

const none = { fillers: ['عايز {} ضروري'], isWord: () => false, isRead: () => false }
const make = (noise: Noise, text: string, seed = 1) => makeNoise(noise, text, diceOf(seed), none)
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test('the same dice make the same mistake', () => {
  for (const noise of noises) expect(make(noise, 'فانلة برشلونة')).toBe(make(noise, 'فانلة برشلونة'))
})

test('neighbours are the keys beside, in the same script', () => {
  expect(neighboursOf('س').toSorted()).toEqual(['ش', 'ص', 'ء', 'ي'].toSorted())
  expect(neighboursOf('a').toSorted()).toEqual(['q', 's', 'z'])
  expect(neighboursOf('7')).toEqual([])
})

test('a mistake changes one word, and no word of less than four letters and no digits', () => {
  for (const noise of ['neighbour', 'dots', 'doubled', 'missing', 'split', 'diacritics'] as const)
    for (const seed of seeds) {
      expect([noise, make(noise, 'كاب 2026/27 42 xl red', seed)]).toEqual([noise, undefined])
      expect(make(noise, 'كاب برشلونة 42', seed) ?? 'كاب  42').toMatch(/^كاب .* 42$/)
    }
})

test('each mistake is of its kind', () => {
  expect(seeds.map((seed) => make('missing', 'zamalek', seed))).toContain('zmalek')
  expect(seeds.map((seed) => make('doubled', 'zamalek', seed))).toContain('zzamalek')
  expect(seeds.map((seed) => make('dots', 'فانلة', seed))).toContain('فانله')
  expect(seeds.map((seed) => make('split', 'adidas', seed))).toContain('adi das')
  expect(make('joined', 'كوتشي نايكي')).toBe('كوتشينايكي')
  expect(make('joined', 'كاب نايكي')).toBeUndefined()
  expect(make('filler', 'كاب')).toBe('عايز كاب ضروري')
  expect(make('diacritics', 'برشلونة')?.replace(/[\p{M}\u0640]/gu, '')).toBe('برشلونة')
})

test('a mistake makes no other word of the shop', () => {
  expect(makeNoise('dots', 'فانلة', diceOf(1), { ...none, isWord: (word) => word === 'فانله' })).toBeUndefined()
})

test('a text is lost by another word of the shop, or a word without any of its letters', () => {
  const words = { ...none, isRead: (word: string) => word === 'kit' }
  expect(isLost('kite red', 'kit red', words)).toBe(true)
  expect(isLost('red cap', 'xyz cap', words)).toBe(true)
  expect(isLost('red cap', 'rad capp', words)).toBe(false)
})

test('the wrong layout turns the whole query by the keys of the Arabic keyboard', () => {
  expect(inWrongLayout('الاهلي')).toBe('hghigd')
  expect(inWrongLayout('تيشيرت ٤٢')).toBe('jdadvj 42')
  expect(inWrongLayout('Nike 42')).toBe('ىهنث 42')
  expect(inWrongLayout('كوتشي nike')).toBeUndefined()
  expect(inWrongLayout('42')).toBeUndefined()
})
