import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canApt, installDebian } from '../checks/apt.ts'

/** Megabytes. PostgreSQL's log may take 1,024, the demo shop 200. */
const DISK_MB = 2_500

/** A disk of its own for the data of PostgreSQL, so that it can be filled. */
export type Disk = { fill: () => void; empty: () => void; remove: () => void }

/** Mounts a new disk on an empty folder. Returns undefined on a machine where that is not allowed. */
export function mountDisk(folder: string, image: string): Disk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const run = (name: string, ...args: string[]) => execFileSync(name, args, { stdio: 'ignore' })
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    run('truncate', '-s', `${DISK_MB}M`, image)
    run('mkfs.ext4', '-q', '-m', '0', image)
    run('mount', '-o', 'loop', image, folder)
  } catch {
    rmSync(image, { force: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      run('fallocate', '-l', String(bavail * bsize - 8 * bsize), filler)
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(bsize), { flag: 'a' })
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rmSync(filler),
    remove() {
      run('umount', folder)
      rmSync(image)
    },
  }
}

const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1'

/** Returns the library that changes the clock of a process; undefined where there is none. */
export async function findFakeTime(): Promise<string | undefined> {
  if (globSync(LIBRARY).length === 0 && canApt) await installDebian('libfaketime')
  return globSync(LIBRARY)[0]
}

/** A clock of a process that jumps when `jump` is called. Other clocks, by which it waits, stay. */
export function makeClock(library: string, file: string) {
  const jump = (by: string) => writeFileSync(file, by)
  jump('+0')
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { jump, env }
}
