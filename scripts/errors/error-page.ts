import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type GraphQLEnumType, isEnumType } from 'graphql'
import { codeOfStatus, faultCatalogue } from '../../bff/src/graphql/fault-catalogue.ts'
import { errorCodes } from '../../store-api/src/http/error-codes.ts'
import { root } from '../processes/command.ts'

export const ERROR_PAGE = join(root, 'docs/errors.md')

/** Returns docs/errors.md: every code, reason and rule of an error, from the code and the schema. */
export function errorPage(): string {
  const enums = enumsOfSchema()
  const faults = Object.entries(faultCatalogue).map(([code, { meaning, action, ...entry }]) => [
    `\`${code}\``,
    'status' in entry ? entry.status : '',
    meaning,
    action,
  ])
  const reasons = Object.entries(errorCodes).map(([code, [status, , text]]) => [
    `\`${code}\``,
    `\`${codeOfStatus(status)}\``,
    text,
  ])
  const meanings = new Map<string, { of: string[]; text: string }>()
  for (const { name, values } of enums.filter(({ name }) => name.endsWith('ErrorCode'))) {
    for (const { code, text } of values)
      meanings.set(code, { of: [...(meanings.get(code)?.of ?? []), name], text: meanings.get(code)?.text ?? text })
  }
  const refusals = [...meanings].map(([code, { of, text }]) => [
    `\`${code}\``,
    text,
    of.map((name) => `\`${name}\``).join(', '),
  ])
  const rules = enums
    .filter(({ name }) => name === 'FieldRule')
    .flatMap(({ values }) => values.map(({ code, text }) => [`\`${code}\``, text]))
  return `# Errors

Written by \`npm run errors\` from \`bff/src/graphql/fault-catalogue.ts\`, the schema and the error codes of the store API; a test compares it. How to handle the two kinds of errors: [guide](graphql-guide.md#two-kinds-of-errors).

## Faults

\`extensions.code\` of an error in \`errors\`. The messages are in the language of the request; what only a developer reads (the place in a document) stays in English. The HTTP status is that of a request that fails as a whole, with \`Accept: application/graphql-response+json\`.

${table(['code', 'HTTP', 'meaning', 'what to do'], faults)}

## Reasons

\`extensions.reason\` is the code of the store API where it gave one, or \`OVERLOADED\` (\`UPSTREAM_UNAVAILABLE\`: this server is). The store API of another shop may have further ones.

${table(['reason', 'usual code', 'text'], reasons)}

## User errors

\`code\` of \`userErrors\`.

${table(['code', 'meaning', 'enums'], refusals)}

## Rules

\`rule\` of a user error and of a problem in \`extensions.errors\`.

${table(['rule', 'meaning'], rules)}
`
}

function enumsOfSchema() {
  const schema = buildSchema(
    globSync(join(root, 'schema/*.graphql'))
      .toSorted()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )
  const types = Object.values(schema.getTypeMap()).filter((type): type is GraphQLEnumType => isEnumType(type))
  return types.map((type) => ({
    name: type.name,
    values: type.getValues().map(({ name, description }) => ({ code: name, text: description ?? '' })),
  }))
}

function table(head: string[], rows: unknown[][]): string {
  const lines = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return lines.toSpliced(1, 0, `|${'---|'.repeat(head.length)}`).join('\n')
}
