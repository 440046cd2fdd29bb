import { isHex } from '#demo/art/kit/color.ts'
import { isWritable } from '#demo/art/kit/letters.ts'
import { KINDS } from './kinds.ts'
import type { Art, ArtKind, ArtView, BundleArt, SingleArt } from './art.ts'
import type { Rule } from './kinds.ts'

const PARTS = ['part1', 'part2', 'part3', 'part4'] as const

/**
 * Returns the views that can be drawn, the main picture first. For the kind `bundle` without its art: the views that
 * every bundle has.
 */
export function viewsOf(of: ArtKind | Art): readonly ArtView[] {
  const kind = typeof of === 'string' ? of : of.kind
  if (kind !== 'bundle') return KINDS[kind]?.views ?? refuse(`no such kind: '${kind}'`)
  return ['front', ...PARTS.slice(0, typeof of === 'string' || of.kind !== 'bundle' ? 2 : of.parts.length)]
}

/** Returns the part that a view of a bundle shows; undefined for the view of all parts. */
export function partOf(art: BundleArt, view: ArtView): SingleArt | undefined {
  return art.parts[PARTS.findIndex((part) => part === view)]
}

/** Throws an Error that names the fault of an art that cannot be drawn. Accepts any value, also one from a file. */
export function checkArt(art: Art): void {
  if (art.kind !== 'bundle') return checkSingle(art)
  if (!Array.isArray(art.parts) || art.parts.length < 2 || art.parts.length > 4) refuse('a bundle has 2 to 4 parts')
  for (const part of art.parts) checkSingle(part)
}

function checkSingle(art: SingleArt): void {
  const kind = Object.hasOwn(KINDS, art.kind) ? KINDS[art.kind] : refuse(`no such kind: '${art.kind}'`)
  const { kind: name, colors, pattern, seed, ...options } = art
  checkColors(`${name} colors`, colors)
  if (pattern !== undefined && !kind.patterns.includes(pattern))
    refuse(`${name} has no pattern '${pattern}': ${kind.patterns.join(', ')}`)
  if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number')
    refuse(`${name} seed must be text or a number`)
  for (const [option, value] of Object.entries(options)) {
    const rule = Object.entries(kind.options).find(([known]) => known === option)?.[1]
    if (!rule) refuse(`${name} has no option '${option}'`)
    if (value !== undefined) checkValue(`${name} ${option}`, rule, value)
  }
}

function checkColors(where: string, colors: unknown): void {
  if (!Array.isArray(colors) || colors.length < 1 || colors.length > 3) refuse(`${where}: 1 to 3 colours are needed`)
  for (const color of colors) if (!isHex(color)) refuse(`${where}: '${String(color)}' is not a colour like #1a2b3c`)
}

function checkValue(where: string, rule: Rule, value: unknown): void {
  if (rule === 'colors') return checkColors(where, value)
  if (rule === 'color') return checkColors(where, [value])
  if (!isAllowed(rule, value)) refuse(`${where}: '${String(value)}' is not allowed`)
}

function isAllowed(rule: Exclude<Rule, 'color' | 'colors'>, value: unknown): boolean {
  if (rule === 'flag') return typeof value === 'boolean'
  if (rule === 'number') return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 999
  if (rule === 'letters')
    return typeof value === 'string' && value.length >= 1 && value.length <= 14 && isWritable(value)
  return rule.some((allowed) => allowed === value)
}

function refuse(message: string): never {
  throw new Error(`art: ${message}`)
}
