import { writeFileSync } from 'node:fs'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { contractOf } from './openapi.ts'

// The pool connects only on first use, so this needs no database.
const db = openDb('postgres://localhost/none')
const app = await buildApp({ config: readConfig({}), db, logger: false })
await app.ready()
writeFileSync(new URL('../../openapi.json', import.meta.url), `${JSON.stringify(contractOf(app), null, 2)}\n`)
await app.close()
await closeDb(db)
