// Runs a script for `npm start`, `npm test` and the other npm scripts: installs the packages of the lockfile with the
// pinned pnpm when it changed, then runs the script with the project's own Node. Needs only Node 20 and npm, no
// package.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const pin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
const stampFile = join(root, 'node_modules', '.installed')

// pnpm would read npm's settings as its own.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

/**
 * Returns why this machine or folder cannot run the project, or undefined. Vite and React Router read some signs of a
 * path as their own; Node and PostgreSQL come from npm as programs for glibc and macOS.
 */
function unsupported() {
  const { platform, arch, version } = process
  if (Number.parseInt(version.slice(1), 10) < 20) return `Node ${version} is too old: install Node 20 or later.`
  const [sign] = /[#?%*[\]{}]/.exec(root) ?? []
  if (sign)
    return `The shop cannot be built below a folder with “${sign}” in its name: ${root}. Rename the folder or move the checkout.`
  const isMusl = platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  if (['linux', 'darwin'].includes(platform) && ['x64', 'arm64'].includes(arch) && !isMusl) return undefined
  const use =
    platform === 'win32'
      ? 'use WSL 2 with Debian or Ubuntu'
      : 'use Debian, Ubuntu, Fedora, macOS, or a container of node:22-slim'
  return `Node and PostgreSQL have no build for ${isMusl ? 'Alpine (musl)' : `${platform} on ${arch}`} in the npm registry: ${use}.`
}

/** Returns `folderOf()` when it can be written. */
function writable(folderOf) {
  try {
    accessSync(folderOf(), constants.W_OK)
    return folderOf()
  } catch {
    return undefined
  }
}

function end(line) {
  console.error(line)
  process.exit(1)
}

/** Returns a hash of what an install depends on: the pin, the lockfile and the settings of the workspace. */
function wantedStamp() {
  const hash = createHash('sha256')
    .update(pin)
    .update(process.platform + process.arch)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function install() {
  if (!writable(() => root))
    end(`The packages are not installed and ${root} cannot be written: run npm run build where it can.`)
  // npx and pnpm keep files in the home folder, which a service's user may not have.
  const HOME = writable(homedir) ?? join(root, 'node_modules', '.home')
  mkdirSync(HOME, { recursive: true })
  console.log('Installing the packages (once) …')
  const command = ['--yes', `--package=${pin}`, '--', 'pnpm', 'install', '--frozen-lockfile', '--silent']
  const { status, signal, error } = spawnSync('npx', command, { cwd: root, env: { ...env, HOME }, stdio: 'inherit' })
  if (error) console.error(`npx could not be started: ${error.message}`)
  if (status !== 0) {
    console.error(`The packages could not be installed (${signal ?? `exit code ${status ?? 1}`}).`)
    process.exit(status || 1)
  }
  writeFileSync(stampFile, wantedStamp())
}

const reason = unsupported()
if (reason) end(reason)
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
// A killed npm sends no signal; its child only gets another parent. package.json says `exec`, so no shell stands
// between.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()

child.on('error', (error) => {
  console.error(`The project's Node could not be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 143)))
