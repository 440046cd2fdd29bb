import { DARK } from './color.ts'
import { attributes } from './markup.ts'
import { hash, r1, random } from './number.ts'
import { fade } from './ramp.ts'
import type { Attributes } from './markup.ts'
import type { Stop } from './ramp.ts'

/** Collects the definitions of a drawing (gradients, clips, tiles, outlines) and holds its random numbers. */
export type Pen = ReturnType<typeof createPen>

/**
 * @param key seed of the random numbers and prefix of the ids, so that one document can hold several drawings
 * @param plain omits textures: the rasteriser takes seconds for a scaled or rotated tile
 */
export function createPen(key: string, plain = false) {
  const prefix = `k${hash(key).toString(36)}`
  const known = new Map<string, string>()
  const rand = random(key)
  /** outlines with a texture: a close-up draws its weave over them */
  const cloth: string[] = []
  let defs = ''

  /** Stores a definition once and returns `url(#id)`. */
  function define(make: (id: string) => string): string {
    const probe = make('?')
    const found = known.get(probe)
    if (found) return found
    const id = prefix + known.size.toString(36)
    defs += make(id)
    known.set(probe, `url(#${id})`)
    return `url(#${id})`
  }
  const reference = (make: (id: string) => string) => define(make).slice(4, -1)

  const stops = (list: readonly Stop[]) =>
    list
      .map(([at, color, opacity]) => {
        const alpha = opacity === 1 ? '' : ` stop-opacity="${Number(opacity.toFixed(3))}"`
        return `<stop offset="${Number(at.toFixed(2))}" stop-color="${color}"${alpha}/>`
      })
      .join('')

  const pen = {
    plain,
    /** true while drawing parts that are scaled or rotated: close-ups add textures afterwards */
    enlarged: false,
    /** true while drawing parts that throw no shadow on the ground */
    floating: false,
    cloth,
    rand,
    define,
    defs: () => defs,
    /** returns a random number between a and b, or between -a and a */
    jitter: (a: number, b: number = -a) => a + (b - a) * rand(),
    linear: (x1: number, y1: number, x2: number, y2: number, list: readonly Stop[]) => {
      const line = `x1="${r1(x1)}" y1="${r1(y1)}" x2="${r1(x2)}" y2="${r1(y2)}"`
      return define(
        (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops(list)}</linearGradient>`,
      )
    },
    radial: (list: readonly Stop[], more: Attributes = {}) =>
      define((id) => `<radialGradient id="${id}"${attributes(more)}>${stops(list)}</radialGradient>`),
    clip: (...outlines: string[]) =>
      define((id) => {
        const shapes = outlines.map((d) => (d.startsWith('#') ? `<use href="${d}"/>` : `<path d="${d}"/>`))
        return `<clipPath id="${id}">${shapes.join('')}</clipPath>`
      }),
    blur: (deviation: number, [x, y, w, h]: readonly [number, number, number, number] = [40, 40, 720, 920]) =>
      define((id) => {
        const area = `filterUnits="userSpaceOnUse" x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}"`
        const filter = `<feGaussianBlur stdDeviation="${deviation}"/>`
        return `<filter id="${id}" ${area} color-interpolation-filters="sRGB">${filter}</filter>`
      }),
    /** returns a repeating tile, or 'none' when textures are omitted */
    tile: (w: number, h: number, inner: string) => {
      if (pen.plain || pen.enlarged) return 'none'
      return define(
        (id) => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inner}</pattern>`,
      )
    },
    /** stores an outline that is painted many times by `use` */
    shape: (d: string) => reference((id) => `<path id="${id}" d="${d}"/>`),
    /** stores markup that is shown many times by `use` */
    store: (markup: string) => reference((id) => `<g id="${id}">${markup}</g>`),
    isStored: (d: string) => known.has(`<path id="?" d="${d}"/>`),
    use: (ref: string, more: Attributes = {}) => `<use href="${ref}"${attributes(more)}/>`,
    /** soft elliptical spot of shade or light, without a filter */
    spot: (x: number, y: number, rx: number, ry: number, color: string, opacity: number, turn = 0) => {
      const fill = pen.radial(fade(color, '0:1 .45:.5 1:0'))
      const place = { cx: r1(x), cy: r1(y), rx: r1(rx), ry: r1(ry), opacity: Number(opacity.toFixed(2)) }
      const transform = turn ? `rotate(${r1(turn)} ${r1(x)} ${r1(y)})` : undefined
      return `<ellipse fill="${fill}"${attributes({ ...place, transform })}/>`
    },
    /** the shadow of a product on the ground */
    shadow: (x: number, y: number, rx: number, ry: number, opacity = 0.4) =>
      pen.floating
        ? ''
        : pen.spot(x, y, rx, ry, DARK, opacity) + pen.spot(x, y, rx * 0.72, ry * 0.5, DARK, opacity * 0.9),
  }
  return pen
}
