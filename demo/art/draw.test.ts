import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { viewsOf } from './check.ts'
import { draw } from './draw.ts'
import { KINDS, SINGLE_KINDS } from './kinds.ts'
import { SHIRT_PATTERNS } from '#demo/art/tops/print.ts'
import type { Art, ArtKind, ArtView, Pattern, SingleArt, SingleKind } from './art.ts'

const anArt = (kind: SingleKind, more: Partial<SingleArt> = {}): SingleArt => ({
  kind,
  colors: ['#14213d', '#f5f5f5', '#f97316'],
  ...more,
})
const aBundle = (): Art => ({ kind: 'bundle', parts: [anArt('jersey'), anArt('shorts'), anArt('boot')] })

/** Whether opening and closing tags match and every reference has its definition. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [`</${name}> closes nothing`]
    if (!closing && !self) open.push(name)
  }
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const lost = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id).filter((id) => !ids.has(id))
  const words = /NaN|undefined|null|Infinity|\[object/.exec(svg)
  return [
    ...open.map((name) => `<${name}> stays open`),
    ...lost.map((id) => `#${id} is not defined`),
    ...(words ? [words[0]] : []),
  ]
}

test(
  'every kind has at least three views, and every view of every pattern is a sound drawing under 40 KB',
  { timeout: 60_000 },
  () => {
    const faults: string[] = []
    for (const kind of SINGLE_KINDS) {
      if (viewsOf(kind).length < 3) faults.push(`${kind} has too few views`)
      for (const pattern of KINDS[kind].patterns) {
        for (const view of viewsOf(kind)) {
          const svg = draw(anArt(kind, { pattern }), view)
          const found = [...faultsOf(svg), ...(svg.length < 40_000 ? [] : [`${svg.length} characters`])]
          faults.push(...found.map((fault) => `${kind} ${pattern} ${view}: ${fault}`))
        }
      }
    }
    expect(faults).toEqual([])
  },
)

test('the views of a product are different drawings', () => {
  const shapes = (svg: string) => svg.replaceAll(/k[0-9a-z]{5,12}/g, '')
  const repeating = SINGLE_KINDS.filter((kind) => {
    const views = viewsOf(kind)
    return new Set(views.map((view) => shapes(draw(anArt(kind), view)))).size < views.length
  })
  expect(repeating).toEqual([])
})

test('every pattern prints something', () => {
  // Without ids and numbers two drawings differ only by the painted elements.
  const structure = (svg: string) => svg.replaceAll(/k[0-9a-z]{5,12}/g, '').replaceAll(/-?\d+(\.\d+)?/g, '')
  const idle = SINGLE_KINDS.filter((kind) => kind !== 'keychain').flatMap((kind) => {
    const { patterns, views } = KINDS[kind]
    const drawingOf = (pattern: Pattern) => structure(draw(anArt(kind, { pattern }), views[0] ?? 'front'))
    const blank = patterns.find((pattern) => pattern === 'solid' || pattern === 'plain')
    const printed = patterns.filter((pattern) => pattern !== blank)
    return blank
      ? printed.filter((pattern) => drawingOf(pattern) === drawingOf(blank)).map((pattern) => `${kind} ${pattern}`)
      : []
  })
  expect(idle).toEqual([])
})

test('the same art gives the same bytes, in whatever order its keys come', () => {
  const art = anArt('jersey', { pattern: 'hoops', number: 7, seed: 'x' })
  const reordered: SingleArt = { seed: 'x', number: 7, colors: [...art.colors], pattern: 'hoops', kind: 'jersey' }
  expect(draw(reordered, 'front')).toBe(draw(art, 'front'))
  expect(draw({ ...art, seed: 'y' }, 'front')).not.toBe(draw(art, 'front'))
})

test('a number is on the back of a shirt only when the art gives one', () => {
  const strokes = (art: SingleArt) => draw(art, 'back').match(/stroke-linejoin="miter"/g)?.length ?? 0
  expect(strokes(anArt('jersey'))).toBe(0)
  expect(strokes(anArt('jersey', { number: 10 }))).toBe(1)
  expect(strokes(anArt('jersey', { number: 10, name: 'HASSAN' }))).toBe(2)
})

test('a sponsor is on the chest alone, and not over a sash', () => {
  const marks = (more: Partial<SingleArt>, view: ArtView) =>
    draw(anArt('jersey', more), view).split('#0badee').length - 1
  expect([marks({ sponsor: '#0badee' }, 'front'), marks({ sponsor: '#0badee' }, 'back'), marks({}, 'front')]).toEqual([
    1, 0, 0,
  ])
  expect(marks({ sponsor: '#0badee', pattern: 'sash' }, 'front')).toBe(0)
})

test('a tonal print adds a shade of the cloth under the pattern', () => {
  const paths = (more: Partial<SingleArt>) => draw(anArt('jersey', more), 'front').split('<path').length
  expect(paths({ tonal: 'hoops' })).toBeGreaterThan(paths({}))
  expect(paths({ pattern: 'band', tonal: 'hoops' })).toBeGreaterThan(paths({ pattern: 'band' }))
})

test('a bundle shows all of its parts, and each part alone', () => {
  const bundle = aBundle()
  expect(viewsOf(bundle)).toEqual(['front', 'part1', 'part2', 'part3'])
  expect(viewsOf('bundle')).toEqual(['front', 'part1', 'part2'])
  const drawings = viewsOf(bundle).map((view) => draw(bundle, view))
  expect(drawings.flatMap(faultsOf)).toEqual([])
  expect(Math.max(...drawings.map((svg) => svg.length))).toBeLessThan(100_000)
  expect(draw(bundle, 'part3')).toBe(draw(anArt('boot'), 'side'))
})

test('two equal products in a bundle have different ids', () => {
  const svg = draw({ kind: 'bundle', parts: [anArt('ball'), anArt('ball')] }, 'front')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const WRONG: readonly [string, unknown, string, RegExp][] = [
  ['an unknown kind', { kind: 'sandal', colors: ['#fff'] }, 'front', /no such kind: 'sandal'/],
  ['a name every object has', { kind: 'constructor', colors: ['#fff'] }, 'front', /no such kind/],
  ['an unknown view', anArt('mug'), 'sole', /mug has no view 'sole'/],
  ['a pattern of another kind', anArt('mug', { pattern: 'sash' }), 'front', /mug has no pattern 'sash'/],
  ['an option of another kind', { ...anArt('mug'), laces: '#fff' }, 'front', /mug has no option 'laces'/],
  ['a colour by name', anArt('mug', { colors: ['red'] }), 'front', /'red' is not a colour/],
  ['markup as a colour', anArt('jersey', { trim: '#fff"/><script>' }), 'front', /is not a colour/],
  ['no colour', anArt('mug', { colors: [] }), 'front', /1 to 3 colours/],
  ['four colours', anArt('mug', { colors: ['#fff', '#fff', '#fff', '#fff'] }), 'front', /1 to 3 colours/],
  ['letters that cannot be drawn', anArt('jersey', { name: 'حسن' }), 'back', /name: 'حسن' is not allowed/],
  ['half a number', anArt('jersey', { number: 1.5 }), 'back', /number: '1.5' is not allowed/],
  ['a bundle of one', { kind: 'bundle', parts: [anArt('mug')] }, 'front', /2 to 4 parts/],
  ['a bundle in a bundle', { kind: 'bundle', parts: [aBundle(), aBundle()] }, 'front', /no such kind: 'bundle'/],
  ['a part that is not there', aBundle(), 'part4', /no view 'part4'/],
]

test.each(WRONG)('%s is refused by name', (_what, art, view, message) => {
  expect(() => draw(art as Art, view as ArtView)).toThrow(message)
})

test('the views of an unknown kind are refused', () => {
  expect(() => viewsOf('sandal' as ArtKind)).toThrow(/no such kind/)
})

test('README.md lists the views, patterns and options of every kind', async () => {
  const readMe = await readFile(new URL('README.md', import.meta.url), 'utf8')
  const list = (names: readonly string[]) => names.join(' ') || '–'
  const rows = SINGLE_KINDS.map((kind) => {
    const { views, patterns, options } = KINDS[kind]
    const shirt = SHIRT_PATTERNS.every((pattern) => patterns.includes(pattern))
    const own = shirt
      ? ['(shirt)', ...patterns.filter((pattern) => !SHIRT_PATTERNS.some((known) => known === pattern))]
      : patterns
    return `| ${kind} | ${list(views)} | ${list(own)} | ${list(Object.keys(options))} |`
  })
  expect(rows.filter((row) => !readMe.includes(row))).toEqual([])
  expect(SHIRT_PATTERNS.filter((pattern) => !readMe.includes(`\`${pattern}\``))).toEqual([])
})
