import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'
import { say } from '../terminal.ts'

/** Chromium without all that draws windows: the journeys take two thirds of the processor's time with it. */
const SHELL = 'chromium-headless-shell'
const USUAL = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const INSTALL_LIMIT = 8 * 60_000
/** Another apt-get is waited for, a server that does not answer is not. */
const HASTE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']

/**
 * A Chromium for the browser tests: CHROMIUM_PATH; for root on Debian the one without windows, installed when it is not there; one of
 * this machine; one that Playwright downloaded before. When there is none it is installed, by apt-get or by Playwright.
 */
export async function findOrInstallBrowser(): Promise<{ path: string } | { problem: string }> {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? { path: given } : { problem: `CHROMIUM_PATH names ${given}, which is not there.` }
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const found = find()
  if (found && (found === USUAL[0] || !debian)) return { path: found }
  say('  … installing Chromium for the browser tests (once)')
  const output = debian ? await installByApt(found !== undefined) : await installByPlaywright()
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

/** Gives up on the one without windows when there is another: not every Debian has it. */
async function installByApt(hasOther: boolean): Promise<string> {
  const apt = (...args: string[]) => run('apt-get', [...args, ...HASTE], { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: INSTALL_LIMIT })
  const add = (name: string) => apt('install', '-y', '--no-install-recommends', name)
  await apt('update')
  const shell = await add(SHELL)
  if (shell.ok || hasOther) return shell.output
  const whole = await add('chromium')
  return whole.ok ? whole.output : installByPlaywright()
}

async function installByPlaywright(): Promise<string> {
  return (await run('playwright', ['install', 'chromium'], { in: 'e2e', limit: INSTALL_LIMIT })).output
}
