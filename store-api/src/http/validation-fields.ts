import type { FastifySchemaValidationError } from 'fastify'
import type { FieldRule } from './api-error.ts'

const rulesOfKeywords: Record<string, string> = {
  required: 'required', maxLength: 'max', minLength: 'min', maxItems: 'maxItems', minimum: 'minimum', maximum: 'maximum',
}

/**
 * Field faults from what the schema refused; paths are dotted (`lines.0.quantity`). Of several faults at one path the first says
 * most: the others come from the alternatives of a union.
 */
export function fieldsOfValidation(errors: FastifySchemaValidationError[]): Record<string, FieldRule[]> {
  const fields: Record<string, FieldRule[]> = {}
  for (const { keyword, instancePath, params } of errors) {
    const missing = keyword === 'required' && typeof params.missingProperty === 'string' ? [params.missingProperty] : []
    const path = [...instancePath.split('/').filter(Boolean), ...missing].join('.') || 'body'
    const values = typeof params.limit === 'number' ? { max: params.limit, min: params.limit } : undefined
    fields[path] ??= [{ rule: rulesOfKeywords[keyword] ?? 'type', values }]
  }
  return fields
}
