/** Sections with addresses in small letters alone; others hold codes, tokens and names that mean something as they are. */
const SMALL = /^\/(products|about|search|categories|offers|blogs|multimedia|branches|hiring|contact-us|terms|social|accessibility|coming-soon|find-product|suggest-product|my-cart|cart|login|register|track-order)(?=\/|$)/i

/**
 * Where an address that is not the canonical one leads: several slashes, one at the end, capitals. Undefined when it stands as it
 * should. Its search is kept, and the target is always a path of this site.
 */
export function canonicalAddress(url: string): string | undefined {
  const [path = '', ...search] = url.split('?')
  // Browsers read a backslash as a slash: left in, two of them would lead to another site.
  const single = path.replace(/(?:[\\/]|%5c)+/gi, '/').replace(/(?<=.)\/$/, '')
  const canonical = SMALL.test(single) ? inSmallLetters(single) : single
  return canonical === path || canonical === '' ? undefined : [canonical, ...search].join('?')
}

/** What is percent-encoded stays as it is. */
function inSmallLetters(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
