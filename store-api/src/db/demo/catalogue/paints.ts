import type { Art, SingleArt, SingleKind } from '#src/db/demo/art/art.ts'

/** Draws a thing in given colours: main, second, accent. */
export type Paint = (colors: string[]) => Art
type One = (colors: string[]) => SingleArt
export type Options = Partial<Omit<SingleArt, 'kind' | 'colors'>>

export const LONG = { sleeve: 'long', collar: 'crew' } as const satisfies Options

export function drawn(kind: SingleKind, options: Options = {}): One {
  return (colors) => ({ kind, colors, ...options })
}

/** A polo shirt with its collar in the second colour. */
export function polo(options: Options = {}): One {
  return (colors) => ({ kind: 'polo', colors, trim: colors[1], ...options })
}

/** Jacket and pants in the same colours. */
export function suit(options: Options = {}): One {
  return (colors) => ({ kind: 'tracksuit', colors, bottom: colors, ...options })
}

/** Two to four things that are sold as one. */
export function together(...parts: One[]): Paint {
  return (colors) => ({ kind: 'bundle', parts: parts.map((part) => part(colors)) })
}
