import { Argument, type CommandUnknownOpts, Option } from '@commander-js/extra-typings'
import { withClient } from '#src/db/prepare.ts'
import { migrateDatabase, withDatabase, withShopDatabase } from '#src/local-shop/database.ts'
import type { CommandContext } from './context.ts'

/**
 * Adds `migrate`, `shop:init`, `catalog:import`, `catalog:export` and `search:words`. Each loads the modules of its
 * work when it runs: the importer alone brings an image library.
 */
export function addDatabaseCommands(program: CommandUnknownOpts, context: CommandContext): void {
  const { env, print } = context
  program
    .command('migrate')
    .description('Migrates the database of DATABASE_URL to the newest schema. Concurrent runs wait for each other.')
    .action(async () => {
      if (!env.DATABASE_URL) throw new Error('DATABASE_URL must name the database')
      const applied = await migrateDatabase(env.DATABASE_URL).catch((error: Error) => {
        throw new Error(`The database could not be migrated: ${error.message}`)
      })
      print(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The schema is up to date')
    })
  program
    .command('shop:init')
    .description(
      'Brings branches, delivery fees, categories, brands, clubs and pages of a folder into the shop, all or none (docs/first-shop.md).',
    )
    .argument('[folder]', 'folder with the files of the shop; a template is templates/shop')
    .option('--dry-run', 'show the changes, write nothing')
    .option('--check', 'only say what the shop still lacks')
    .action(async (folder, { dryRun = false, check }) => {
      const { initShop, lacksReport, newSecrets, reportInit } = await import('#src/shop-files/init-shop.ts')
      if (check) {
        const { shopLacks } = await import('#src/db/shop-lacks.ts')
        const lacks = await withShopDatabase(env, (url) => withDatabase(url, shopLacks))
        print(lacksReport(lacks).join('\n'))
        if (lacks.length > 0) context.exitCode = 1
        return
      }
      if (!folder) throw new Error('Give the folder of the shop: npm run shop:init -- FOLDER [--dry-run], or --check.')
      const result = await withShopDatabase(env, (url) => withDatabase(url, (db) => initShop(db, folder, { dryRun })))
      print(reportInit(result, dryRun))
      if (result.problems.length > 0) context.exitCode = 1
      // `npm start` makes its own for the shop of this machine.
      else if (result.isFirst && !dryRun && env.DATABASE_URL && !env.SERVICE_KEY) print(newSecrets())
    })
  program
    .command('catalog:import')
    .description('Imports the products of a CSV file, all rows or none (docs/catalog-files.md).')
    .argument('<file>', 'file of this shop or of Shopify')
    .option('--dry-run', 'show the changes, write nothing')
    .option('--pictures <folder>', 'folder of the pictures that the file names without an address')
    .addOption(
      new Option('--format <format>', 'format of the file, otherwise recognised by its header').choices([
        'shop',
        'shopify',
      ] as const),
    )
    .option('--create-missing', 'create the brands and clubs that the shop does not have')
    .option('--branch <slug>', 'branch that gets the stock of a file without branches, otherwise the first one')
    .option('--category <slug>', 'category of products whose own category the shop does not have')
    .option('--allow-private', 'download pictures from addresses of a private network too')
    .action(async (file, { pictures, ...options }) => {
      const { importCatalogue } = await import('#src/catalog-files/import.ts')
      const { reportImport } = await import('#src/catalog-files/report.ts')
      const { showProgress } = await import('#src/catalog-files/show-progress.ts')
      const { onProgress, end } = showProgress(process.stderr)
      const startedAt = performance.now()
      const result = await withShopDatabase(env, (url) =>
        withClient(url, 'catalog-files', (client) =>
          importCatalogue(client, file, { ...options, folder: pictures, onProgress }),
        ).finally(end),
      )
      print(
        reportImport(result, (performance.now() - startedAt) / 1000, Math.round(process.resourceUsage().maxRSS / 1024)),
      )
      if (result.problemCount > 0) context.exitCode = 1
    })
  program
    .command('catalog:export')
    .description('Exports the whole catalogue to a CSV file, one row per variant (docs/catalog-files.md).')
    .argument('<file>', 'the CSV file; an existing one is replaced')
    .addOption(
      new Option('--encoding <encoding>', 'encoding of the file')
        .choices(['utf8', 'windows-1256'] as const)
        .default('utf8' as const),
    )
    .action(async (file, { encoding }) => {
      const { exportCatalogue } = await import('#src/catalog-files/export.ts')
      const { products, rows, lost } = await withShopDatabase(env, (url) =>
        withClient(url, 'catalog-files', (client) => exportCatalogue(client, file, { encoding })),
      )
      print(`${file}: ${products} products in ${rows} rows`)
      if (lost.length > 0)
        print(
          `Windows-1256 cannot encode ${lost.slice(0, 20).join(' ')}: replaced with question marks. UTF-8 encodes all characters.`,
        )
    })
  program
    .command('search:words')
    .description(
      'Exports the synonym groups of the search to a CSV file, one group a line, or replaces them by those of a file (docs/search.md).',
    )
    .addArgument(new Argument('<direction>', 'what to do').choices(['export', 'import'] as const))
    .argument('<file>', 'the CSV file')
    .action(async (direction, file) => {
      const { exportWords, importWords } = await import('#src/domains/search/text-words.service.ts')
      const work = direction === 'export' ? exportWords : importWords
      const groups = await withShopDatabase(env, (url) => withDatabase(url, (db) => work(db, file)))
      print(`${file}: ${groups} synonym groups`)
    })
}
