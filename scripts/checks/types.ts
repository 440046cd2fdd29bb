import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'
import { type Check, fromCommand } from './outcome.ts'

const folders = ['server-kit', 'store-api', 'bff', 'web', 'web/service-worker', 'e2e', 'bench', 'scripts']

/** One check for each folder with a tsconfig.json. */
export const typeChecks: Check[] = folders
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .map((folder) => ({ name: `types of ${folder}`, run: () => fromCommand(run('tsc', ['--noEmit', '--project', '.'], { in: folder })) }))
