import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server on which tests make their databases, and the prefix of this run's names. */
    postgres: { url: string; prefix: string }
  }
}

/** Gives the tests of one run a PostgreSQL: the one of DATABASE_URL, else an embedded one whose data is thrown away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await testServer()
  project.provide('postgres', postgres)
  return stop
}

/** A server for databases of this run alone; `stop` removes them. */
export async function testServer() {
  const prefix = `test_${randomBytes(4).toString('hex')}`
  const given = process.env.DATABASE_URL
  if (given) return { postgres: { url: given, prefix }, stop: () => dropDatabases(given, prefix) }
  const server = await startEmbedded()
  return { postgres: { url: server.url, prefix }, stop: server.stop }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [prefix])
  for (const { name } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.end()
}
