import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startThrowaway } from './embedded.ts'
import type { ServerKindName } from './embedded-kinds.ts'
import { makeDatabase, type TestRows } from './testing-databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which tests make their databases, and the prefix of the databases of this run. */
    postgres: { url: string; prefix: string }
    /** The module whose `fillDemo` fills a database with the demo shop. */
    demoShop: string
    /** Share of the random runs of a slow property test, at most 1 (scripts/checks/scope.ts). */
    propertyShare: number
    /** The kind of server that the project's tests run on, `throwaway` by default. */
    serverKind: TestServerKind
  }
}

export type TestServerKind = Exclude<ServerKindName, 'shop'>
type TestServer = Awaited<ReturnType<typeof testServer>>

/** vitest loads this file anew for each project; the process is the same. */
const run = globalThis as { testServers?: Map<TestServerKind, { starting: Promise<TestServer>; users: number }> }

/** Provides the PostgreSQL of a test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await sharedTestServer(project.config.provide.serverKind)
  project.provide('postgres', postgres)
  return stop
}

/**
 * Returns the `testServer` of this kind and process, so that all projects of a run share it and the templates of its
 * databases. The last `stop` ends it.
 */
export async function sharedTestServer(kind: TestServerKind = 'throwaway'): Promise<TestServer> {
  const servers = (run.testServers ??= new Map())
  const shared = servers.get(kind) ?? { starting: testServer(kind), users: 0 }
  servers.set(kind, shared)
  shared.users += 1
  const server = await shared.starting
  const stop = async () => {
    shared.users -= 1
    if (shared.users > 0) return
    servers.delete(kind)
    await server.stop()
  }
  return { ...server, stop }
}

/**
 * Starts the PostgreSQL of one run: the one of DATABASE_URL, otherwise one of this kind whose data is thrown away.
 * `makeDatabase` makes a database with the newest schema, filled with the demo shop on request; `stop` removes all
 * databases of the run.
 */
export async function testServer(kind: TestServerKind = 'throwaway') {
  const prefix = `test_${randomBytes(4).toString('hex')}`
  const givenUrl = process.env.DATABASE_URL
  const server = givenUrl ? { url: givenUrl, stop: () => dropDatabases(givenUrl, prefix) } : await startThrowaway(kind)
  const postgres = { url: server.url, prefix }
  return { postgres, makeDatabase: (rows: TestRows) => makeDatabase(postgres, rows), stop: server.stop }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.end()
}
