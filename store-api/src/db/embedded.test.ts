import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'
import { closeDb, openDb } from './pool.ts'

test('a second start finds the data of the first, Arabic included', async () => {
  const folder = dataFolder()
  const first = await folder.start()
  await query(first, `create table kit as select 'قميص الأهلي' as name`)
  await first.stop()
  const second = await folder.start()
  expect(await query(second, 'select name, array_length(show_trgm(name), 1) > 5 as searchable from kit')).toEqual([
    { name: 'قميص الأهلي', searchable: true },
  ])
})

test('refuses a folder in use with one line', async () => {
  const folder = dataFolder()
  await folder.start()
  await expect(folder.start()).rejects.toThrow(/^The database folder .* is in use by another start\.$/)
})

test('keeps the data of a killed server', async () => {
  const folder = dataFolder()
  const first = await folder.start()
  await query(first, 'create table kit as select 7 as number')
  process.kill(postmaster(first), 'SIGKILL')
  await first.ended
  expect(await query(await folder.start(), 'select number from kit')).toEqual([{ number: 7 }])
})

test('takes over a server whose parent process was killed', async () => {
  const folder = dataFolder()
  const first = await folder.start()
  const orphan = postmaster(first)
  process.kill(parentOf(orphan), 'SIGKILL')
  await first.ended
  const second = await folder.start()
  expect(postmaster(second)).not.toBe(orphan)
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('starts despite a pid file that names a foreign process, as after a reboot', async () => {
  const folder = dataFolder()
  const first = await folder.start()
  await first.stop()
  writeFileSync(join(first.data, 'postmaster.pid'), `${process.pid}\n${first.data}\n1\n5432\n/tmp\n\n`)
  expect(await query(await folder.start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

/** Makes a folder for one test and stops its servers at the end of the test. */
function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  const started: Embedded[] = []
  onTestFinished(async () => {
    for (const server of started) await server.stop()
    // For root the data is outside of the folder.
    for (const { data } of started.slice(0, 1)) rmSync(dirname(data), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  })
  const start = async () => {
    const server = await startEmbedded(folder)
    started.push(server)
    return server
  }
  return { start }
}

async function query(server: Embedded, text: string): Promise<unknown[]> {
  const db = openDb(server.url, { max: 1, limits: 'none' })
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
    return (await sql.raw(text).execute(db)).rows
  } finally {
    await closeDb(db)
  }
}

function postmaster(server: Embedded): number {
  return Number(readFileSync(join(server.data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function parentOf(pid: number): number {
  if (process.platform === 'linux') return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3])
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
}
