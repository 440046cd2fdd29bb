import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 500 | 700
export type Direction = 'rtl' | 'ltr'

const SUBSETS = ['arabic', 'latin', 'latin-ext'] as const
const packages = createRequire(import.meta.url)
const known = new Map<Weight, Font[]>()

/** The shop's typeface, a font for each script: no font of the machine is used, so a text looks the same on all of them. */
export function fontsOf(weight: Weight): Font[] {
  const fonts = known.get(weight) ?? SUBSETS.map((subset) => open(`alexandria-${subset}-${weight}-normal.woff`))
  known.set(weight, fonts)
  return fonts
}

function open(name: string): Font {
  const font = create(readFileSync(packages.resolve(`@fontsource/alexandria/files/${name}`)))
  if ('fonts' in font) throw new Error(`${name} holds several fonts`)
  return font
}
