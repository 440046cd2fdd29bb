// Runs a script for `npm start`, `npm test` and the other npm scripts: installs the packages of the lockfile with the pinned pnpm when it
// changed, then runs the script with the project's own Node. Needs only Node 20 and npm, no package.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const pin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
const stampFile = join(root, 'node_modules', '.installed')

// pnpm would read npm's settings as its own.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

/** Returns a hash of what an install depends on: the pin, the lockfile and the settings of the workspace. */
function wantedStamp() {
  const hash = createHash('sha256').update(pin).update(process.platform + process.arch)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function install() {
  console.log('Installing the packages (once) …')
  const command = ['--yes', `--package=${pin}`, '--', 'pnpm', 'install', '--frozen-lockfile', '--silent']
  const { status, signal, error } = spawnSync('npx', command, { cwd: root, env, stdio: 'inherit' })
  if (error) console.error(`npx could not be started: ${error.message}`)
  if (status !== 0) {
    console.error(`The packages could not be installed (${signal ?? `exit code ${status ?? 1}`}).`)
    process.exit(status || 1)
  }
  writeFileSync(stampFile, wantedStamp())
}

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wantedStamp()) install()

const [script, ...rest] = process.argv.slice(2)
// No package manager stays in between, so Ctrl-C and exit codes arrive unchanged.
const node = join(root, 'node_modules', '.bin', 'node')
const child = spawn(node, [join(root, script), ...rest], {
  cwd: root,
  env: { ...env, PATH: join(root, 'node_modules', '.bin') + delimiter + env.PATH },
  // The channel tells the script when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// A killed npm sends no signal; its child only gets another parent. package.json says `exec`, so no shell stands between.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()

child.on('error', (error) => {
  console.error(`The project's Node could not be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 143)))
