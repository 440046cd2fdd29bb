import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
// The style belongs to the page, because it is for browsers without JavaScript.
import './code-field.css'

/** The code field as four boxes; a plain input until its script has loaded. */
export const CodeField = lazyPart(async () => (await import('./code-field.tsx')).CodeField)
