import { existsSync } from 'node:fs'

/** The headless shell leaves more CPU time to the page. */
const KNOWN_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Returns the path of the browser to measure with; undefined for the one of the tool. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || KNOWN_PATHS.find((path) => existsSync(path))
}

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
