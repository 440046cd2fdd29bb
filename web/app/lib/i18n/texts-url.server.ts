import { readFileSync } from 'node:fs'
import type { Locale } from '#app/lib/locale/locale.ts'

type Manifest = Record<string, { file: string }>

// Beside the built server lies what the browser build wrote; there is none in development.
const manifest = read(new URL('../client/.vite/manifest.json', import.meta.url))

/** Where a language's texts are, to be loaded together with the first scripts. */
export function textsUrl(locale: Locale): string | undefined {
  const file = manifest[`app/lib/i18n/texts-${locale}.ts`]?.file
  return file && `/${file}`
}

function read(file: URL): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return {}
  }
}
