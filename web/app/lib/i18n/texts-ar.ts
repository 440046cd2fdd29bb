import { byNamespace } from './by-namespace.ts'

/** Every text of the language, by namespace. */
export const texts = byNamespace(import.meta.glob('/locales/ar/*.json', { eager: true, import: 'default' }))
