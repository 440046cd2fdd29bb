import { clamp } from './number.ts'

/** A colour of the drawings: `#rgb` or `#rrggbb`. */
export type Hex = string

/** Colour of all shadows: a slightly blue black. */
export const DARK = '#000011'
export const LIGHT = '#ffffff'

/** Whether a text is `#rgb` or `#rrggbb`. */
export const isHex = (text: unknown): text is Hex =>
  typeof text === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

function channels(color: Hex): [number, number, number] {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color
  const at = (i: number) => parseInt(digits.slice(i, i + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Mixes two colours; `amount` of b, 0 to 1. */
export function mix(a: Hex, b: Hex, amount: number): Hex {
  const to = channels(b)
  const blend = (from: number, i: number) => Math.round(from + ((to[i] ?? 0) - from) * clamp(amount, 0, 1))
  return `#${channels(a)
    .map((from, i) => blend(from, i).toString(16).padStart(2, '0'))
    .join('')}`
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function luminance(color: Hex): number {
  const [r, g, b] = channels(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

export const darken = (color: Hex, amount: number): Hex => mix(color, '#070a14', amount)
export const lighten = (color: Hex, amount: number): Hex => mix(color, LIGHT, amount)

/** Returns the first candidate with enough contrast on `ground`, otherwise near-black or white. */
export function ink(ground: Hex, ...candidates: Hex[]): Hex {
  const readable = candidates.find((candidate) => Math.abs(luminance(candidate) - luminance(ground)) > 0.3)
  return readable ?? (luminance(ground) > 0.55 ? '#14171f' : LIGHT)
}

/** Strength of shade and light on a cloth. `rim` is the light edge that separates dark cloth from a dark background. */
export type Tone = { shade: number; light: number; rim: number }

export function tone(cloth: Hex): Tone {
  const l = luminance(cloth)
  return {
    shade: 0.62 + 0.38 * Math.min(1, l * 1.4) - (l > 0.85 ? 0.28 : 0),
    light: l < 0.2 ? 1.25 : l < 0.5 ? 0.95 : 0.85,
    rim: clamp((0.42 - l) / 0.2, 0, 1),
  }
}
