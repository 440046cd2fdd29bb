// Writes the shop's fonts, cut down to what it is written with: half the bytes, so that all of them are there with the first screen
// and nothing is laid out twice. What is left out (other alphabets in a name) is shown in a font of the visitor's system.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const packages = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../app/styles/__generated__')

/** The letters of Arabic and of names borrowed into it, marks, both kinds of digits. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x655)}${range(0x660, 0x66d)}${range(0x6f0, 0x6f9)}،؛؟ٰٱپچژڤکگیە۔`
const latin = `${range(0x20, 0x7e)}\u00a0©«®°²·»½×–—‘’“”•…€−™ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûü`
/** What the letters' shaping, their marks, pairs and figures need: without the small capitals, fractions and alternates. */
const keepFeatures = 'ccmp locl rvrn init medi fina isol rlig rclt calt liga curs mark mkmk kern lnum tnum'.split(' ')
/** The display type is set from normal to extra bold. */
const wght = { min: 400, max: 800 }

const fonts = [
  { name: 'alexandria-arabic', from: '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2', letters: arabic, axes: { wght } },
  { name: 'alexandria-latin', from: '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2', letters: latin, axes: { wght } },
  ...['400', '600'].flatMap((weight) => [plex('arabic', weight, arabic), plex('latin', weight, latin)]),
]

mkdirSync(folder, { recursive: true })
for (const { name, from, letters, axes } of fonts) {
  const [source, target] = [packages.resolve(from), join(folder, `${name}.woff2`)]
  if (isNewer(target, source) && isNewer(target, import.meta.filename)) continue
  // Hints are a quarter of the bytes, and only Windows reads them, at sizes below those of this shop.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, noHinting: true } as const
  writeFileSync(target, await subsetFont(readFileSync(source), letters, options))
}

function plex(script: 'arabic' | 'latin', weight: string, letters: string) {
  const from = `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`
  return { name: `plex-${script}-${weight}`, from, letters, axes: undefined }
}

function isNewer(file: string, than: string): boolean {
  return existsSync(file) && statSync(file).mtimeMs > statSync(than).mtimeMs
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}
