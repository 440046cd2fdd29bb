import { readFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  type?: string
  format?: string
  minimum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const file = new URL('../../../store-api/openapi.json', import.meta.url)
const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } }
const formats: Record<string, string> = { date: '2026-11-22', 'date-time': '2026-11-22T10:00:00.000Z' }

/** Returns the smallest value that the contract allows for a schema, with the given fields overridden. */
export function sample(name: string, fields: object = {}): object {
  return { ...(smallest({ $ref: `#/components/schemas/${name}` }) as object), ...fields }
}

/** Empty strings and lists, minimum numbers, null wherever allowed. */
function smallest({
  $ref,
  anyOf,
  enum: values,
  type,
  format,
  minimum,
  minItems = 0,
  items,
  properties,
  required,
}: Schema): unknown {
  if ($ref) return smallest(components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {})
  if (anyOf) return anyOf.some((branch) => branch.type === 'null') ? null : smallest(anyOf[0] ?? {})
  if (values) return values[0]
  if (type === 'string') return formats[format ?? ''] ?? ''
  if (type === 'integer' || type === 'number') return minimum ?? 0
  if (type === 'boolean') return false
  if (type === 'array') return Array.from({ length: minItems }, () => smallest(items ?? {}))
  return Object.fromEntries((required ?? []).map((key) => [key, smallest(properties?.[key] ?? {})]))
}
