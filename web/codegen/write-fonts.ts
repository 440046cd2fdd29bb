// Writes the shop's fonts, cut down to what it is written with, so that all of them are there with the first screen and
// nothing is laid out twice. Letters that its own texts lack are in files that a browser loads only for a text with
// such a letter. Other alphabets are shown in a font of the visitor's system.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type Face = { family: string; name: string; from: string; weight: string; letters: string }

const packages = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../app/styles/__generated__')

/** The letters of Arabic with all marks: a mark is only placed by the font that has its letter. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x655)}ٰ،؛؟`
/** Letters borrowed into Arabic, both kinds of Arabic digits. */
const arabicRare = `${range(0x660, 0x66d)}${range(0x6f0, 0x6f9)}ٱپچژڤکگیە۔`
/** Latin digits and punctuation in prices, counts and sentences in Arabic. */
const figures = `${range(0x30, 0x39)} \u00a0%()+,-./:«»·×–…`
const latin = `${range(0x20, 0x7e)}\u00a0©«»·×–—‘’“”•…−é`
const latinRare = '®°²½€™ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèêëíîïñóôöùúûü'
/**
 * What the letters' shaping, their marks, pairs and figures need: without the small capitals, fractions and alternates.
 */
const keepFeatures = 'ccmp locl rvrn init medi fina isol rlig rclt calt liga curs mark mkmk kern lnum tnum'.split(' ')
/** The display type is set from normal to extra bold. */
const variationAxes = { wght: { min: 400, max: 800 } }

const faces = [
  ...facesOf(
    'Alexandria',
    'alexandria',
    '400 800',
    (script) => `@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`,
  ),
  ...['400', '600'].flatMap((weight) =>
    facesOf(
      'Plex',
      `plex-${weight}`,
      weight,
      (script) => `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
    ),
  ),
]

mkdirSync(folder, { recursive: true })
for (const { name, from, letters } of faces) {
  const [source, target] = [packages.resolve(from), join(folder, `${name}.woff2`)]
  if (isNewer(target, source) && isNewer(target, import.meta.filename)) continue
  // Hints are a quarter of the bytes, and only Windows reads them, at sizes below those of this shop. Name 14 is the
  // licence (SIL OFL).
  const options = {
    targetFormat: 'woff2',
    variationAxes: name.startsWith('alexandria') ? variationAxes : undefined,
    keepFeatures,
    noHinting: true,
    preserveNameIds: [14],
  } as const
  writeFileSync(target, await subsetFont(readFileSync(source), letters, options))
}
writeFileSync(join(folder, 'faces.css'), faces.map(cssOf).join(''))

/**
 * A family and its figures: a family of their own, because English takes them from its Latin file, with the pairs that
 * they form with letters.
 */
function facesOf(family: string, name: string, weight: string, from: (script: 'arabic' | 'latin') => string): Face[] {
  return [
    { family, name: `${name}-arabic`, from: from('arabic'), weight, letters: arabic },
    { family, name: `${name}-arabic-rare`, from: from('arabic'), weight, letters: arabicRare },
    { family, name: `${name}-latin`, from: from('latin'), weight, letters: latin },
    { family, name: `${name}-latin-rare`, from: from('latin'), weight, letters: latinRare },
    { family: `${family} Figures`, name: `${name}-figures`, from: from('latin'), weight, letters: figures },
  ]
}

// The url is relative because Tailwind rewrites bare ones.
function cssOf({ family, name, weight, letters }: Face): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${rangesOf(letters)};
}
`
}

/** Neighbouring code points as one range: the style sheet holds up the first paint. */
function rangesOf(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other)
  const starts = codes.filter((code, at) => code !== (codes[at - 1] ?? 0) + 1)
  const ends = codes.filter((code, at) => code !== (codes[at + 1] ?? 0) - 1)
  return starts.map((start, at) => `U+${start.toString(16)}-${ends[at]?.toString(16)}`).join(', ')
}

function isNewer(file: string, than: string): boolean {
  return existsSync(file) && statSync(file).mtimeMs > statSync(than).mtimeMs
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}
