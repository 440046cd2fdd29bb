import { byNamespace } from './by-namespace.ts'

// One chunk: a browser loads the texts of one language, all at once.
export const texts = byNamespace(import.meta.glob('/locales/en/*.json', { eager: true, import: 'default' }))
