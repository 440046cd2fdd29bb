import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const INSTALL_LIMIT = 8 * 60_000

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one of this machine, one that Playwright downloaded before; else it is
 * installed, by apt-get for root on Debian, by Playwright otherwise.
 */
export async function findOrInstallBrowser(): Promise<{ path: string } | { problem: string }> {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? { path: given } : { problem: `CHROMIUM_PATH names ${given}, which is not there.` }
  const found = find()
  if (found) return { path: found }
  console.log('  … installing Chromium for the browser tests (once)')
  const output = await install()
  const installed = find()
  return installed ? { path: installed } : { problem: `No Chromium could be installed; set CHROMIUM_PATH to one.\n${output}` }
}

function find(): string | undefined {
  return [...USUAL, playwrightsOwn()].find((path) => existsSync(path))
}

function playwrightsOwn(): string {
  const load = createRequire(join(root, 'e2e', 'package.json'))
  const { chromium } = load('@playwright/test') as { chromium: { executablePath: () => string } }
  return chromium.executablePath()
}

async function install(): Promise<string> {
  const limit = INSTALL_LIMIT
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (debian) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const wait = ['-o', 'DPkg::Lock::Timeout=300']
    await run('apt-get', ['update', ...wait], { env, limit })
    const apt = await run('apt-get', ['install', '-y', '--no-install-recommends', ...wait, 'chromium'], { env, limit })
    if (apt.ok) return apt.output
  }
  return (await run('playwright', ['install', 'chromium'], { in: 'e2e', limit })).output
}
