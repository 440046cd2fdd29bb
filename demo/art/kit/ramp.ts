import { DARK, LIGHT } from './color.ts'
import type { Hex, Tone } from './color.ts'

/** A stop of a gradient: offset 0 to 1, colour, opacity. */
export type Stop = readonly [at: number, color: Hex, opacity: number]

const UNTONED: Tone = { shade: 1, light: 1, rim: 0 }

/**
 * Parses a gradient of shade and light: `'0:-.4k .4:+.12 1:-.5'` is dark .4, light .12, dark .5; `k` adjusts a stop to
 * the tone of the cloth.
 */
export function ramp(text: string, t: Tone = UNTONED): Stop[] {
  return text.split(' ').map((item) => {
    const parts = /^([\d.]+):([+-])([\d.]+)(k?)$/.exec(item)
    if (!parts) throw new Error(`not a step of a ramp: '${item}'`)
    const lit = parts[2] === '+'
    const strength = parts[4] ? (lit ? t.light : t.shade) : 1
    return [Number(parts[1]), lit ? LIGHT : DARK, Number(parts[3]) * strength]
  })
}

/** Parses a gradient of the opacity of one colour: `fade(red, '0:0 .5:.55 1:1')`. */
export function fade(color: Hex, text: string): Stop[] {
  return text.split(' ').map((item) => {
    const [at, opacity] = item.split(':').map(Number)
    if (at === undefined || opacity === undefined) throw new Error(`not a step of a fade: '${item}'`)
    return [at, color, opacity]
  })
}
