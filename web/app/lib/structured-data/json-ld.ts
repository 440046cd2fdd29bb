import type { MetaDescriptor } from 'react-router'

/** A thing of schema.org. What is undefined is left out. */
export type Thing = { '@type': string; [property: string]: Fact }
export type Fact = string | number | boolean | undefined | null | readonly Fact[] | { readonly [property: string]: Fact }

export const SCHEMA = 'https://schema.org'

/**
 * Things as a route's `meta` gives them: JSON-LD that search engines read. The router escapes `<`, `>`, `&` and the line ends of
 * JavaScript, so that no text ends the script element. Made on the server alone: call it behind `import.meta.env.SSR`, and the
 * builders stay out of the browser's code.
 */
export function jsonLd(things: readonly Thing[]): MetaDescriptor[] {
  return things.map((thing) => ({ 'script:ld+json': { '@context': SCHEMA, ...withoutEmpty(thing) } }))
}

function withoutEmpty(thing: Thing): Record<string, NonNullable<Fact>> {
  return JSON.parse(JSON.stringify(thing, (_, value: unknown) => (value === null || value === '' ? undefined : value))) as Record<string, NonNullable<Fact>>
}
