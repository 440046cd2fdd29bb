import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const themes = { dark: ":root,\n[data-theme='dark']", light: "[data-theme='light']" }
const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3', 'plinth', 'hero-bg']

test('a theme on any element of a page gives it all colours of that theme, also inside the other one', () => {
  const [dark, light] = [themes.dark, themes.light].map((selector) => [...tokensIn(selector).keys()])
  expect(dark?.length).toBeGreaterThan(30)
  expect(light?.toSorted()).toEqual(dark?.toSorted())
})

test.each(Object.entries(themes))(
  'in the %s theme lines of controls reach 3:1 and texts 4.5:1 on every ground (WCAG 1.4.11, 1.4.3)',
  (_, selector) => {
    const tokens = tokensIn(selector)
    const least = { 'line-ctl': 3, focus: 3, text: 4.5, 'text-2': 4.5, 'text-3': 4.5 }
    const low = Object.entries(least).flatMap(([name, ratio]) =>
      grounds
        .filter((ground) => contrast(tokens.get(name), tokens.get(ground)) < ratio)
        .map((ground) => `${name} on ${ground}`),
    )
    expect(low).toEqual([])
  },
)

test('no colour changes gently unless the pointer or the keyboard is on its element', async () => {
  const require = createRequire(import.meta.url)
  const loadStylesheet = async (id: string, base: string) => {
    const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : resolve(base, id)
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
  }
  const { build } = await compile("@import 'tailwindcss';@import './theme.css';", {
    base: import.meta.dirname,
    loadStylesheet,
  })
  expect(build(['transition-colors']).replace(/\s+/g, ' ')).toContain(
    '.transition-colors:not(:hover, :active, :focus-visible) { transition-property: none; }',
  )
})

/** The properties that the block of a selector sets. */
function tokensIn(selector: string): Map<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map([...block.matchAll(/^ {2}--([\w-]+): (.*);/gm)].map(([, name = '', value = '']) => [name, value]))
}

function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of `oklch(lightness chroma hue)`, by way of linear sRGB. */
function luminance(color: string): number {
  const [lightness = NaN, chroma = NaN, hue = NaN] = [...color.matchAll(/[\d.]+/g)].map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
