import { identityFault } from './shop-identity.ts'
import {
  type Env,
  isProduction,
  isSet,
  requireSetting,
  onOff,
  oneOf,
  secret,
  text,
  url,
  wholeNumber,
} from './settings.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const isPrivate = (env: Env) => env.PRIVATE_NETWORK?.trim() === 'on'

/** Settings that all servers read. */
export const sharedSettings = {
  NODE_ENV: text('`production` for a real shop: it refuses what is missing, and has nothing for developers'),
  PUBLIC_URL: requireSetting(
    {
      ...url(
        'the address by which customers reach the shop, e.g. `https://shop.example`: links of messages, feeds, the sitemap and pages begin with it',
      ),
      faultOf: (env, name) =>
        isProduction(env) && !isPrivate(env) && !env[name]?.trim().startsWith('https:')
          ? `${name} must start with https:// in production, unless PRIVATE_NETWORK=on.`
          : undefined,
    },
    isProduction,
  ),
  PRIVATE_NETWORK: {
    ...onOff(
      '`on`: the shop is used or tried inside a private network alone. `PUBLIC_URL` may then start with `http://`, and `web/shop.config.ts` may hold placeholders',
      false,
    ),
    faultOf: (env: Env) => (isProduction(env) && !isPrivate(env) ? identityFault() : undefined),
  },
  TRUST_PROXY: text(
    'addresses or networks, separated by commas, whose `X-Forwarded-*` headers are trusted; `loopback` for nginx on this machine',
  ),
  STOP_DELAY_MS: wholeNumber(
    "how long requests are still served after a signal, while `/ready` is 503; longer than the interval of the load balancer's health check",
    { min: 0, max: 120_000, what: 'milliseconds', otherwise: (env) => (isProduction(env) ? 5_000 : 0) },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    'an OpenTelemetry collector that takes traces by HTTP, e.g. `http://127.0.0.1:4318`; without it no code of OpenTelemetry is loaded ([operations.md](operations.md#traces))',
  ),
  LOG_LEVEL: oneOf('from which level lines are logged', LEVELS, 'info'),
}

/** Opens `/metrics` of a public server. */
export const metricsKey = secret(
  'opens `/metrics` (`Authorization: Bearer …`), at least 24 characters; without it there is no such address',
  24,
)

/** The Valkey in which copies of a server count their limits together. */
export const valkeyUrl = {
  ...url(
    'a Valkey or Redis 5 and later in which all copies count the budgets of networks and the limits of routes together ([operations.md](operations.md#shared-limits))',
    '',
    ['redis:', 'rediss:'],
  ),
  isSecret: true,
}

/** The command that makes a secret. */
const MAKE_SECRET = `node -p "crypto.randomBytes(32).toString('base64url')"`

/** A secret that production wants. */
export const ownSecret = (purpose: string, demo: string) =>
  requireSetting(
    {
      ...secret(purpose),
      otherwise: (env: Env) => (isProduction(env) ? '' : demo),
      faultOf: (env: Env, name: string) =>
        isProduction(env) && isSet(env, name) && (env[name] === demo || (env[name]?.trim().length ?? 0) < 24)
          ? `${name} must have at least 24 characters of its own in production. Make it with: ${MAKE_SECRET}`
          : undefined,
    },
    isProduction,
    `Make it with: ${MAKE_SECRET}`,
  )
