import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'
import { say } from '../terminal.ts'
import { canApt, INSTALL_TIMEOUT_MS, installDebian } from './apt.ts'

/** Chromium without a window system: the journeys take two thirds of the CPU time with it. */
const SHELL = 'chromium-headless-shell'
const KNOWN_PATHS = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns a Chromium for the browser tests: CHROMIUM_PATH, otherwise an installed one, otherwise a new one by apt-get
 * (root on Debian, which prefers the headless shell) or by Playwright.
 */
export async function findOrInstallBrowser(): Promise<{ path: string } | { problem: string }> {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? { path: given } : { problem: `CHROMIUM_PATH names ${given}, which is not there.` }
  const found = find()
  if (found && (found === KNOWN_PATHS[0] || !canApt)) return { path: found }
  say('  … installing Chromium for the browser tests (once)')
  const output = canApt ? await installByApt(found !== undefined) : await installByPlaywright()
  const installed = find()
  return installed
    ? { path: installed }
    : { problem: `No Chromium could be installed; set CHROMIUM_PATH to one.\n${output}` }
}

function find(): string | undefined {
  return [...KNOWN_PATHS, playwrightsOwn()].find((path) => existsSync(path))
}

function playwrightsOwn(): string {
  const load = createRequire(join(root, 'e2e', 'package.json'))
  const { chromium } = load('@playwright/test') as { chromium: { executablePath: () => string } }
  return chromium.executablePath()
}

/** Installs the headless shell, which not every Debian has; then Chromium, unless `hasOther`. */
async function installByApt(hasOther: boolean): Promise<string> {
  const shell = await installDebian(SHELL)
  if (shell.ok || hasOther) return shell.output
  const whole = await installDebian('chromium')
  return whole.ok ? whole.output : installByPlaywright()
}

async function installByPlaywright(): Promise<string> {
  return (await run('playwright', ['install', 'chromium'], { in: 'e2e', limit: INSTALL_TIMEOUT_MS })).output
}
