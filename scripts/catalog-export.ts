// `npm run catalog:export -- FILE`: writes the whole catalogue into a file (docs/catalogue-files.md).
import { parseArgs } from 'node:util'
import { withConnection } from '../store-api/src/catalogue-files/connection.ts'
import { exportCatalogue } from '../store-api/src/catalogue-files/export.ts'
import { withShopDatabase } from './start/shop-database.ts'
import { fail, say } from './terminal.ts'

const USAGE = 'npm run catalog:export -- FILE [--encoding utf8|windows-1256]'

try {
  const { path, encoding } = readArguments()
  const { products, rows, lost } = await withShopDatabase(process.env, (url) =>
    withConnection(url, (client) => exportCatalogue(client, path, { encoding })),
  )
  say(`${path}: ${products} products in ${rows} rows`)
  if (lost.length > 0)
    say(`Windows-1256 cannot encode ${lost.slice(0, 20).join(' ')}: replaced with question marks. UTF-8 encodes all characters.`)
} catch (error) {
  fail(error)
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { encoding: { type: 'string', default: 'utf8' } },
  })
  const [path, ...more] = positionals
  const { encoding } = values
  if (!path || more.length > 0 || (encoding !== 'utf8' && encoding !== 'windows-1256')) throw new Error(USAGE)
  return { path, encoding } as const
}
