// `npm run mutation`: changes the rule files (scripts/mutation/rules.mjs) line by line and sees which changes no test
// notices, for all packages or the named ones. Ends with 1 when a package's share of noticed changes is below 85 %.
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { packageNames } from './mutation/rules.mjs'
import { root } from './processes/command.ts'
import { seconds } from './start/progress.ts'
import { say } from './terminal.ts'

const named = process.argv.slice(2)
const results: string[] = []
let failed = false
for (const name of named.length > 0 ? named : packageNames) {
  const began = performance.now()
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const child = spawn(process.execPath, [stryker, 'run', 'stryker.config.mjs'], {
    cwd: root,
    env: { ...process.env, MUTATED_PACKAGE: name },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  failed ||= code !== 0
  results.push(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds(performance.now() - began)}`)
}
say(`\n${results.join('\n')}`)
process.exitCode = failed ? 1 : 0
