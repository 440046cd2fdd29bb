// `npm run schema:release -- VERSION`: keeps the schema as that of a release and adds what changed for clients to
// CHANGELOG.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { changesForClients, releaseFile, sdlOnDisk } from './checks/contracts.ts'
import { root } from './processes/command.ts'
import { fail, say } from './terminal.ts'

const changelog = join(root, 'CHANGELOG.md')

try {
  const [version = ''] = process.argv.slice(2)
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run schema:release -- 1.2.3')
  const changes = changesForClients(readFileSync(releaseFile, 'utf8'), sdlOnDisk())
  const entry = `## ${version} (${new Date().toISOString().slice(0, 10)})\n\n${changes.map((change) => `- ${change}\n`).join('') || 'No change breaks a client.\n'}`
  const [head = '', ...entries] = readFileSync(changelog, 'utf8').split(/^(?=## )/m)
  writeFileSync(changelog, [head, `${entry}\n`, ...entries].join(''))
  writeFileSync(releaseFile, `${printSchema(lexicographicSortSchema(buildSchema(sdlOnDisk())))}\n`)
  say(`schema/release/schema.graphql is the schema of ${version}; edit its entry in CHANGELOG.md.`)
} catch (error) {
  fail(error)
}
