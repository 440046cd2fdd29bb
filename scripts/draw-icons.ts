// `npx node scripts/draw-icons.ts`: draws the shop's icons (PNG) from its logo, web/public/favicon.svg. Run it after
// the logo has changed.
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './processes/command.ts'

type Sharp = (svg: Buffer) => { png: (options: object) => { toFile: (path: string) => Promise<unknown> } }

// sharp is a dependency of the store API.
const sharp = createRequire(join(root, 'store-api/package.json'))('sharp') as Sharp
const mark = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
const folder = join(root, 'web/public/icons')
mkdirSync(folder, { recursive: true })

/** Returns an SVG with the logo at `part` of its width, on a background colour or transparent. */
const picture = (size: number, part: number, ground?: string, drawing = mark) => {
  const edge = (1 - part) * 16
  const filled = ground ? `<rect width="32" height="32" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${filled}<g transform="translate(${edge} ${edge}) scale(${part})">${drawing}</g></svg>`
}
const write = (name: string, svg: string) =>
  sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`))

// Android crops a maskable icon to a circle of 80 %; iOS rounds the corners of a full square.
const DARK = '#100e0c'
const outline =
  '<g fill="none" stroke="#fff" stroke-width="2.2"><circle cx="16" cy="16" r="14.4"/><path d="M2 16h28"/><circle cx="16" cy="16" r="5.8"/></g>'
await Promise.all([
  write('192', picture(192, 1)),
  write('512', picture(512, 1)),
  write('maskable-192', picture(192, 0.66, DARK)),
  write('maskable-512', picture(512, 0.66, DARK)),
  write('monochrome-512', picture(512, 0.66, undefined, outline)),
  write('apple-touch-icon', picture(180, 0.72, DARK)),
])
