import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'

const { version } = JSON.parse(readFileSync(findPackageJSON('sharp', import.meta.url) ?? '', 'utf8')) as {
  version: string
}

/**
 * Part of the name of every kept file: changes with sharp, and must be changed with the settings of the encoders
 * (`render.ts`).
 */
export const ENCODING = `e1-${version}`
