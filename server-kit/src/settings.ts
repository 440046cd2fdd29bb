/** Reads the port in the variable `name`; 0 lets the system choose one. Throws an Error with a one-line message. */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`${name} must be a number from 0 to 65535, not "${text.slice(0, 40)}".`)
}

/** Reads the HTTP address in the variable `name`, without slashes at its end. Throws an Error with a one-line message. */
export function readUrl(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name]?.trim()
  if (!text) return fallback
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '')
  throw new Error(`${name} must be an address that starts with http:// or https://, not "${text.slice(0, 80)}".`)
}
