import { expect, test } from 'vitest'
import type { Art } from '#src/db/demo/art/art.ts'
import { checkArt } from '#src/db/demo/art/check.ts'
import { draw } from '#src/db/demo/art/draw.ts'
import { buildShop } from '#src/db/demo/fill.ts'
import { colors } from '#src/db/demo/names/colors.ts'
import { bundles } from './bundles.ts'
import { catalogue } from './catalogue.ts'
import { slugOf } from './draft.ts'

const shop = buildShop()
const everything = [...catalogue, ...bundles]

function repeated(list: string[]): string[] {
  return list.filter((item, i) => list.indexOf(item) !== i)
}

/** Names of brands, sizes, codes and measures are written in Latin letters inside Arabic; nothing else is. */
const LATIN = /\b(FG|AG|TF|IC|EU|S|M|L|XL)\b/g

function mainOf(art: Art): string {
  return (art.kind === 'bundle' ? art.parts[0] : art)?.colors[0] ?? ''
}

/** The three listed colours that look most like this one. */
function nearest(hex: string): string[] {
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const away = (other: string) => parts(other).reduce((sum, part, i) => sum + (part - (parts(hex)[i] ?? 0)) ** 2, 0)
  return colors
    .toSorted((a, b) => away(a.hex) - away(b.hex))
    .slice(0, 3)
    .map(({ slug }) => slug)
}

test('codes, addresses and names are each given once', () => {
  expect(repeated(everything.map(({ code }) => code))).toEqual([])
  expect(repeated(everything.map(({ slug }) => slug))).toEqual([])
  expect(repeated(everything.map(({ name }) => name[0]))).toEqual([])
  expect(repeated(everything.map(({ name }) => name[1]))).toEqual([])
})

test('Arabic texts hold no Latin words', () => {
  const texts = everything
    .flatMap(({ name, about }) => [name[0], about[0]])
    .concat(shop.gallery.placed.map(({ alt_ar }) => alt_ar))
  const fits = catalogue.flatMap(({ fit }) => fit?.[0] ?? [])
  expect([...new Set([...texts, ...fits])].filter((text) => /[A-Za-z]/.test(text.replace(LATIN, '')))).toEqual([])
})

test('English is in sentence case and ends its sentences', () => {
  expect(everything.map(({ about }) => about[1]).filter((text) => !/^[A-Z0-9].*\.$/s.test(text))).toEqual([])
  expect(everything.map(({ about }) => about[0]).filter((text) => !text.endsWith('.'))).toEqual([])
})

test('no two kinds of product are told in the same words', () => {
  const texts = new Map<string, string[]>()
  for (const { about, code } of everything) texts.set(about[0], [...(texts.get(about[0]) ?? []), code])
  expect([...texts.values()].filter((codes) => codes.length > 3)).toEqual([])
})

test('a product has one to four colours, each once', () => {
  expect(catalogue.filter(({ ways }) => ways.length === 0 || ways.length > 4).map(({ code }) => code)).toEqual([])
  expect(catalogue.flatMap(({ code, ways }) => repeated(ways.map(({ color }) => `${code} ${color}`)))).toEqual([])
})

test('a thing is drawn in the colour it is listed under', () => {
  const far = catalogue.flatMap(({ code, ways }) =>
    ways
      .filter(({ color: slug, art }) => !nearest(mainOf(art)).includes(slug))
      .map(({ color: slug, art }) => `${code} ${slug} ${mainOf(art)}`),
  )
  expect(far).toEqual([])
})

test('every picture can be drawn', () => {
  for (const { art } of shop.gallery.images.values()) checkArt(art)
  // Drawing all takes a minute; one of each kind, pattern and view shows that the rest is drawn by the same code.
  const sorts = new Map(
    [...shop.gallery.images.values()].map((image) => [
      JSON.stringify([image.art.kind, 'pattern' in image.art && image.art.pattern, image.view]),
      image,
    ]),
  )
  for (const { art, view } of sorts.values()) expect(draw(art, view)).not.toMatch(/NaN|undefined/)
})

test('an address keeps letters and digits only', () => {
  expect(slugOf('Atlético Madrid home shirt 2026-27')).toBe('atletico-madrid-home-shirt-2026-27')
  expect(slugOf('Swimmers’ poolside slides')).toBe('swimmers-poolside-slides')
})
