import { existsSync } from 'node:fs'

/** The one without windows leaves more of the processor to the page. */
const USUAL = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Returns the browser that pages are measured in; undefined for the one that comes with the tool. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || USUAL.find((path) => existsSync(path))
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
