import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { migrateDatabase, withShopDatabase } from '#src/local-shop/database.ts'
import { readLocalShopSettings } from '#src/local-shop/settings.ts'
import type { CommandContext } from './context.ts'

/** Written by `npm start` beside the embedded database: they open the links of its orders. */
const SECRETS = 'secrets.json'

/** Adds `backup` and `restore` (docs/operations.md, 'Backups'). */
export function addBackupCommands(program: CommandUnknownOpts, { env, print }: CommandContext): void {
  const files = (folder: string) => {
    const { dataDir, databaseUrl } = readLocalShopSettings(env)
    return { own: join(dataDir, SECRETS), kept: join(folder, SECRETS), embedded: !databaseUrl }
  }
  program
    .command('backup')
    .description('Copies all rows of the shop, as they are at one moment, to a new folder. The shop may run.')
    .argument('<folder>', 'the folder to make')
    .action(async (folder) => {
      const { backUp } = await import('#src/backup/backup.ts')
      const rows = await withShopDatabase(env, (url) => backUp(url, folder))
      const { own, kept, embedded } = files(folder)
      if (embedded && existsSync(own)) copyFileSync(own, kept)
      print(`${folder}: ${rows} rows`)
    })
  program
    .command('restore')
    .description('Fills an empty database with the rows of a backup, all or none. Stop the shop first.')
    .argument('<folder>', 'folder of a backup')
    .action(async (folder) => {
      const { restore } = await import('#src/backup/backup.ts')
      const rows = await withShopDatabase(env, async (url) => {
        const restored = await restore(url, folder)
        await migrateDatabase(url)
        return restored
      })
      const { own, kept, embedded } = files(folder)
      if (embedded && existsSync(kept) && !existsSync(own)) copyFileSync(kept, own)
      print(`${rows} rows of ${folder} are in the shop`)
    })
}
