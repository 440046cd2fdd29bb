import { DARK, LIGHT } from './color.ts'
import type { Hex } from './color.ts'

/** SVG text, or lists of it in paint order. */
export type Markup = string | readonly Markup[]
export type Attributes = Readonly<Record<string, string | number | undefined>>

export const flat = (parts: Markup): string => (typeof parts === 'string' ? parts : parts.map(flat).join(''))

/** Attributes in camel case; undefined ones are omitted. */
export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'number' ? String(Number(value.toFixed(3))) : value
      return ` ${name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`
    })
    .join('')

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`

export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${color}"${attributes({ strokeWidth: width, ...more })}/>`

export const group = (values: Attributes, ...parts: Markup[]): string => `<g${attributes(values)}>${flat(parts)}</g>`

/** A row of stitches: a dashed thread. */
export const stitch = (d: string, color: Hex = LIGHT, opacity = 0.35, dash = '5 3.4'): string =>
  stroke(d, color, 1.5, { strokeOpacity: opacity, strokeDasharray: dash })

/** A seam: a dark groove with a lit edge. */
export const seam = (d: string, opacity = 0.28, width = 1.6): string =>
  group({ transform: 'translate(1.3 1.6)' }, stroke(d, LIGHT, width, { strokeOpacity: opacity * 0.6 })) +
  stroke(d, DARK, width, { strokeOpacity: opacity })
