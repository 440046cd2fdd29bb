// Behind `npm start`, `npm test` and the other commands of a person with Node and npm alone: installs the pinned pnpm's
// lockfile when it changed, then runs the given script with the project's own Node. Runs on Node 20, has no dependency.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const pin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
const stampFile = join(root, 'node_modules', '.installed')

// npm's own settings would reach pnpm as unknown ones and turn into warnings, or worse, into behaviour.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

function pnpm(...args) {
  const command = ['--yes', `--package=${pin}`, '--', 'pnpm', ...args]
  const { status, error } = spawnSync('npx', command, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(`npx could not be started: ${error.message}`)
  return status ?? 1
}

/** What an install depends on: the pin, the lockfile and every setting of the workspace. */
function wantedStamp() {
  const hash = createHash('sha256').update(pin).update(process.platform + process.arch)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function installed() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
}

if (!installed()) {
  console.log('Installing the packages (once) …')
  const status = pnpm('install', '--frozen-lockfile', '--silent')
  if (status !== 0) process.exit(status)
  writeFileSync(stampFile, wantedStamp())
}

const [script, ...rest] = process.argv.slice(2)
// The shop's own Node runs the script itself: no package manager stays in between, so Ctrl-C and exit codes arrive unchanged.
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const bin = [join(root, 'node_modules', '.bin'), env.PATH].join(process.platform === 'win32' ? ';' : ':')
const { status, signal } = spawnSync(node, [join(root, script), ...rest], { cwd: root, env: { ...env, PATH: bin }, stdio: 'inherit' })
process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))
