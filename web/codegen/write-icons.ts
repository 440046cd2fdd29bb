// Writes one sprite of the icons that the web imports as `lucide-react/icons/NAME`, from lucide's own drawings (see
// icons-from-sprite.ts).
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const app = join(import.meta.dirname, '../app')
const sources = globSync('**/*.{ts,tsx}', { cwd: app }).map((file) => readFileSync(join(app, file), 'utf8'))
const names = new Set(
  sources.flatMap((text) => [...text.matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(([, name]) => name)),
)

const symbol = (name: string, shapes: string) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`

/** The star of a rating beside a price: filled, where lucide's is an outline. */
const symbols = [
  symbol('rating-star', '<path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z"/>'),
]
for (const name of [...names].toSorted()) {
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType }
  symbols.push(symbol(name, renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')))
}
mkdirSync(join(app, 'ui/__generated__'), { recursive: true })
writeFileSync(
  join(app, 'ui/__generated__/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
)
