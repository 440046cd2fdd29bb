// Writes the bounds of form fields from the contract of the store API, one constant each, so that a page gets only
// those that it uses.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Bounds = Record<string, number | string>

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../store-api/openapi.json'), 'utf8')) as {
  'x-field-rules': Record<string, Bounds>
}
const valueOf = (value: number | string) => (typeof value === 'number' ? value : String(new RegExp(value)))
const lines = Object.entries(contract['x-field-rules']).map(([name, bounds]) => {
  const parts = Object.entries(bounds).map(([bound, value]) => `${bound}: ${valueOf(value)}`)
  return `export const ${name} = { ${parts.join(', ')} }\n`
})
const folder = join(import.meta.dirname, '../app/__generated__')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'field-rules.ts'), lines.join(''))
