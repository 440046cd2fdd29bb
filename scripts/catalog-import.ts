// `npm run catalog:import -- FILE`: brings the products of a file into the shop (docs/catalogue-files.md).
import { parseArgs } from 'node:util'
import { withConnection } from '../store-api/src/catalogue-files/connection.ts'
import { importCatalogue, type ImportOptions } from '../store-api/src/catalogue-files/import.ts'
import { reportImport } from '../store-api/src/catalogue-files/report.ts'
import { showProgress } from '../store-api/src/catalogue-files/show-progress.ts'
import { withShopDatabase } from './start/shop-database.ts'
import { fail, say } from './terminal.ts'

const USAGE = `npm run catalog:import -- FILE [--dry-run] [--pictures FOLDER] [--format shop|shopify] [--create-missing]
                                 [--branch SLUG] [--category SLUG] [--allow-private]`

try {
  const { path, options } = readArguments()
  const { onProgress, end } = showProgress(process.stderr)
  const began = performance.now()
  const result = await withShopDatabase(process.env, (url) =>
    withConnection(url, (client) => importCatalogue(client, path, { ...options, onProgress })).finally(end),
  )
  say(reportImport(result, (performance.now() - began) / 1000, Math.round(process.resourceUsage().maxRSS / 1024)))
  process.exitCode = result.problemCount > 0 ? 1 : 0
} catch (error) {
  fail(error)
}

function readArguments(): { path: string; options: ImportOptions } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      pictures: { type: 'string' },
      format: { type: 'string' },
      'create-missing': { type: 'boolean' },
      branch: { type: 'string' },
      category: { type: 'string' },
      'allow-private': { type: 'boolean' },
    },
  })
  const [path, ...more] = positionals
  const { format } = values
  if (!path || more.length > 0 || (format !== undefined && format !== 'shop' && format !== 'shopify')) throw new Error(USAGE)
  const { pictures, branch, category } = values
  const flags = { dryRun: values['dry-run'], createMissing: values['create-missing'], allowPrivate: values['allow-private'] }
  return { path, options: { ...flags, format, folder: pictures, branch, category } }
}
