import bidiFactory from 'bidi-js'
import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Weight = 500 | 700
export type Direction = 'rtl' | 'ltr'

const SUBSETS = ['arabic', 'latin', 'latin-ext'] as const
const packages = createRequire(import.meta.url)
const known = new Map<Weight, Font[]>()

/**
 * The shop's typeface, a font for each script: no font of the machine is used, so a text looks the same on all of them.
 */
function fontsOf(weight: Weight): Font[] {
  const fonts = known.get(weight) ?? SUBSETS.map((subset) => open(`alexandria-${subset}-${weight}-normal.woff`))
  known.set(weight, fonts)
  return fonts
}

function open(name: string): Font {
  const font = create(readFileSync(packages.resolve(`@fontsource/alexandria/files/${name}`)))
  if ('fonts' in font) throw new Error(`${name} holds several fonts`)
  return font
}

/** Text as shapes: SVG paths from x = 0 to `width`, on the base line y = 0. */
export type Shaped = { width: number; paths: string }

type Run = { text: string; font: Font; level: number }

// Its types describe the module for bundlers; Node gives what `default` is there.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Shapes one line of Arabic, Latin or both, `size` pixels high. */
export function shapeLine(text: string, size: number, weight: Weight, direction: Direction): Shaped {
  let x = 0
  let paths = ''
  for (const { text: part, font, level } of inVisualOrder(runsOf(text, fontsOf(weight), direction))) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part, undefined, undefined, undefined, level % 2 ? 'rtl' : 'ltr')
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.toSVG()
      const place = `translate(${round(x + xOffset * scale)} ${round(-yOffset * scale)}) scale(${scale} ${-scale})`
      if (outline) paths += `<path transform="${place}" d="${outline}"/>`
      x += xAdvance * scale
    }
  }
  return { width: x, paths }
}

/** Neighbours of one direction and one font together, as they are read. What no font can show is left out. */
function runsOf(text: string, fonts: readonly Font[], direction: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const runs: Run[] = []
  let at = 0
  for (const sign of text) {
    const [level = 0, shown] = [levels[at], mirrored.get(at) ?? sign]
    at += sign.length
    const last = runs.at(-1)
    const has = (font: Font) => font.hasGlyphForCodePoint(shown.codePointAt(0) ?? 0)
    const font = last && has(last.font) ? last.font : fonts.find(has)
    if (!font) continue
    if (last?.font === font && last.level === level) last.text += shown
    else runs.push({ text: shown, font, level })
  }
  return runs
}

/** From left to right (rule L2 of the bidirectional algorithm). */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      const rest = ordered.slice(start)
      const end = rest.findIndex((run) => run.level < level)
      const length = end === -1 ? rest.length : end
      ordered.splice(start, length, ...rest.slice(0, length).reverse())
      start += length
    }
  }
  return ordered
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
