import { readFileSync, writeFileSync } from 'node:fs'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { contractOf } from '#src/http/openapi.ts'

// The pool connects only on first use, so this needs no database.
const db = openDb('postgres://localhost/none')
const app = await buildApp({ config: readConfig({}), db, logger: false })
await app.ready()
const file = new URL('../../openapi.json', import.meta.url)
const contract = `${JSON.stringify(contractOf(app), null, 2)}\n`
// Written unchanged it would start the bff of `npm run dev` anew.
if (readFileSync(file, 'utf8') !== contract) writeFileSync(file, contract)
await app.close()
await closeDb(db)
