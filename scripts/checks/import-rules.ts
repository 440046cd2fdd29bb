import { globSync } from 'node:fs'
import { root, run } from '../processes/command.ts'
import { oneWayFolders } from '../../dependency-cruiser.config.mjs'
import { folderCycles, type Module } from './folder-cycles.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

/** All source folders, as arguments of dependency-cruiser. */
const FOLDERS = [
  'server-kit/src',
  'store-api/src',
  'demo',
  'bff/src',
  'bff/graphiql',
  'web/app',
  'web/server',
  'web/codegen',
  'web/*.ts',
  'scripts',
  'e2e',
  'bench',
  'examples',
]
const SOURCE = FOLDERS.map((folder) => (folder.includes('*') ? folder : `${folder}/**/*.{ts,tsx}`))
const NOT_OURS = /(^|\/)(node_modules|__generated__|build|\.react-router)(\/|$)/

type Cruise = {
  modules: Module[]
  summary: { violations: { rule: { name: string; severity: string }; from: string; to: string }[] }
}

/**
 * Checks the import rules of all source files, or of those among `changed`, and that dependency-cruiser read each file
 * on disk: with an unsupported compiler it reads nothing and reports no violation. Only all files together tell whether
 * nobody imports one of them.
 */
export async function importRulesHold(changed?: readonly string[]): Promise<Outcome> {
  const files = globSync(SOURCE, { cwd: root, exclude: (path) => NOT_OURS.test(path) }).filter(
    (file) => changed?.includes(file) ?? true,
  )
  if (files.length === 0) return passed
  const { violations, modules, output } = await cruise(root, files)
  if (output) return failedWith(output)
  const unread = files.filter((file) => !modules.includes(file))
  const problems = [
    ...violations.filter((violation) => !changed || !violation.startsWith('no-orphans:')),
    ...unread.map((file) => `not read: ${file}`),
  ]
  return problems.length === 0 ? passed : failedWith(problems.join('\n'))
}

/**
 * Runs the project's import rules over files of a folder. Returns one line for each violation, 'rule: from → to', the
 * modules that were read, and, when dependency-cruiser itself failed, its output.
 */
export async function cruise(
  folder: string,
  files: string[],
): Promise<{ violations: string[]; modules: string[]; output?: string }> {
  const config = `${root}dependency-cruiser.config.mjs`
  const { output, stdout } = await run('depcruise', ['--config', config, '--output-type', 'json', ...files], {
    in: folder,
  })
  try {
    const result: Cruise = JSON.parse(stdout)
    const violations = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    const cycles = Object.entries(oneWayFolders).flatMap(([rule, folders]) =>
      folderCycles(result.modules, folders).map(([from, to]) => `${rule}: ${from} → ${to}`),
    )
    return { violations: [...violations, ...cycles], modules: result.modules.map((module) => module.source) }
  } catch {
    return { violations: [], modules: [], output: output || 'dependency-cruiser printed nothing.' }
  }
}
