// Writes bff/src/__generated__/trusted-documents.json: the text of each operation of the shop's pages by its SHA-256,
// as the pages send it.
import { createHash } from 'node:crypto'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, Kind, print } from 'graphql'

const app = join(import.meta.dirname, '../app')
const texts = new Map<string, string>()
for (const file of globSync('**/__generated__/*.ts', { cwd: app }).toSorted()) {
  const values = Object.values((await import(join(app, file))) as Record<string, unknown>)
  for (const document of values.filter(isOperation)) {
    const text = print(document)
    texts.set(createHash('sha256').update(text).digest('hex'), text)
  }
}
writeFileSync(
  new URL('../../bff/src/__generated__/trusted-documents.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(texts), null, 1)}\n`,
)

function isOperation(value: unknown): value is DocumentNode {
  const { kind, definitions } = (value ?? {}) as Partial<DocumentNode>
  return kind === Kind.DOCUMENT && definitions?.[0]?.kind === Kind.OPERATION_DEFINITION
}
