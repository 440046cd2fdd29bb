// `npm run search:words -- export FILE` and `-- import FILE`: the words that mean the same to a shopper (docs/search.md).
import { closeDb, openDb } from '../store-api/src/db/pool.ts'
import { exportWords, importWords } from '../store-api/src/domains/search/text-words.service.ts'
import { withShopDatabase } from './start/shop-database.ts'
import { fail, say } from './terminal.ts'

const USAGE = 'npm run search:words -- export FILE | import FILE'

try {
  const { work, path } = readArguments()
  const groups = await withShopDatabase(process.env, async (url) => {
    const db = openDb(url, { max: 1, limits: 'none' })
    try {
      return await work(db, path)
    } finally {
      await closeDb(db)
    }
  })
  say(`${path}: ${groups} synonym groups`)
} catch (error) {
  fail(error)
}

function readArguments() {
  const [what, path, ...more] = process.argv.slice(2)
  const work = what === 'export' ? exportWords : what === 'import' ? importWords : undefined
  if (!work || !path || more.length > 0) throw new Error(USAGE)
  return { work, path }
}
