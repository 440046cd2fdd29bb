import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['SHOP_SECRET', 'SERVICE_KEY'] as const

export type Secrets = Record<(typeof NAMES)[number], string>

/**
 * Returns the secrets that the servers share: environment variables, otherwise those of DATA_DIR/secrets.json, which
 * the first start writes with mode 600. In production with DATABASE_URL `readSettings` refuses a start without the
 * variables: there may be other machines.
 */
export function readSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (parse(file) as Partial<Secrets>) : {}
  const missing = NAMES.filter((name) => !kept[name] && !env[name])
  for (const name of missing) kept[name] = randomBytes(32).toString('base64url')
  if (missing.length > 0) writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 })
  const given = NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : []))
  return { ...kept, ...Object.fromEntries(given) } as Secrets
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${file} is not JSON; delete it to have new secrets made.`)
  }
}
