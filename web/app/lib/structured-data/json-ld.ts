import type { MetaDescriptor } from 'react-router'

/** A schema.org object. Undefined fields are omitted. */
export type Thing = { '@type': string; [property: string]: Fact }
export type Fact =
  | string
  | number
  | boolean
  | undefined
  | null
  | readonly Fact[]
  | { readonly [property: string]: Fact }

export const SCHEMA = 'https://schema.org'

/**
 * Returns objects as JSON-LD for a route's `meta`. The router escapes `<`, `>`, `&` and JavaScript line terminators, so
 * that no text ends the script element. Server only: call it behind `import.meta.env.SSR`, so that the builders stay
 * out of the browser's code.
 */
export function jsonLd(things: readonly Thing[]): MetaDescriptor[] {
  return things.map((thing) => ({ 'script:ld+json': { '@context': SCHEMA, ...withoutEmpty(thing) } }))
}

function withoutEmpty(thing: Thing): Record<string, NonNullable<Fact>> {
  return JSON.parse(
    JSON.stringify(thing, (_, value: unknown) => (value === null || value === '' ? undefined : value)),
  ) as Record<string, NonNullable<Fact>>
}

/** A reference to the shop. */
export const shopRef = (origin: string) => ({ '@id': `${origin}/#shop` })
