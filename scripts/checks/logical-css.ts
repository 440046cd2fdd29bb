import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/command.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

/** A line with a physical direction gives its reason in a comment with this word. */
const REASON = 'physical:'

const START = String.raw`(?<![\w-])-?`
const VALUE = String.raw`(?:\d|\[|\(|px\b|auto\b|full\b)`
const PHYSICAL = [
  // Tailwind: ml-4, -right-2, left-1/2, text-left, border-l, rounded-tr-lg, scroll-pl-4 …
  new RegExp(`${START}(?:scroll-)?(?:m|p)[lr]-${VALUE}`),
  new RegExp(`${START}(?:left|right)-${VALUE}`),
  new RegExp(`${START}(?:text|float|clear)-(?:left|right)(?![\\w-])`),
  new RegExp(`${START}(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=[-\\s'"\`])`),
  // CSS, and styles written in JavaScript
  /(?<![\w-])(?:margin|padding|border|inset)-(?:left|right)\b/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\b/,
  /^\s*(?:left|right)\s*:.*;/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /style=\{\{.*\b(?:left|right):/,
  /\btextAlign:\s*['"](?:left|right)\b/,
]

/**
 * Checks that the web app has no physical direction (left, right) in its styles: right-to-left and left-to-right share
 * the code.
 */
export async function cssIsLogical(): Promise<Outcome> {
  const files = globSync('web/app/**/*.{ts,tsx,css}', { cwd: root, exclude: (path) => path.includes('__generated__') })
  const found = files.flatMap((file) =>
    physicalSides(readFileSync(join(root, file), 'utf8')).map((place) => `${file}:${place}`),
  )
  return found.length === 0 ? passed : failedWith(found.join('\n'))
}

/** Returns the lines of a source text with a physical direction, as 'line: text'. */
export function physicalSides(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const named = !line.includes(REASON) && PHYSICAL.some((pattern) => pattern.test(line))
    return named ? [`${index + 1}: ${line.trim()}`] : []
  })
}
