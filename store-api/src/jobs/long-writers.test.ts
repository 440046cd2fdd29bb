import { processMetrics } from 'server-kit/metrics.ts'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from 'pg'
import { testDb } from '#src/db/testing.ts'
import { findLongWriters } from './long-writers.ts'

test('finds a transaction that wrote and stays open, and not one that only reads', async () => {
  const { db, url } = await testDb()
  const open = async (work: string) => {
    const client = new Client({ connectionString: url, application_name: 'psql' })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin')
    await client.query(work)
    return client
  }
  await open('select 1')
  const writer = await open('select pg_current_xact_id()')
  expect(await findLongWriters(db)).toEqual([])
  await expect.poll(() => findLongWriters(db, 2)).toEqual([{ pid: expect.any(Number), program: 'psql', seconds: 2 }])
  expect(await processMetrics.metrics()).toContain('\ndatabase_longest_write_seconds 2\n')
  await writer.query('rollback')
  expect(await findLongWriters(db)).toEqual([])
})
