import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

test('a theme on any element of a page gives it all colours of that theme, also inside the other one', () => {
  const [dark, light] = [namesIn(':root,\n[data-theme=\'dark\']'), namesIn('[data-theme=\'light\']')]
  expect(dark.length).toBeGreaterThan(30)
  expect(light.toSorted()).toEqual(dark.toSorted())
})

/** The properties that the block of a selector sets. */
function namesIn(selector: string): string[] {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name)
}
