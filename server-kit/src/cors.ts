import fastifyCors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Setting } from './settings.ts'

/** The origins of pages and apps, beside the shop's own, in whose browsers answers may be read. */
export interface CorsOrigins {
  /** Whether scripts of the origin may read answers. */
  allows: (origin: string) => boolean
  /**
   * Whether they may send cookies too: the setting must name the origin. Every sandboxed frame has the origin `null`,
   * so it may not.
   */
  trusts: (origin: string) => boolean
}

/** Time for which browsers keep the answer to a preflight, in seconds; Chrome keeps it for at most two hours. */
const PREFLIGHT_KEPT_S = 86_400
/** An origin; `*.` before the host stands for all its subdomains. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/(\*\.)?(\[[\da-f:.]+\]|[a-z\d_.-]+)(:\d{1,5})?$/

export const corsOrigins: Setting<CorsOrigins> = {
  purpose:
    'origins of other sites and apps whose pages may call the API, separated by commas: `https://app.example`, `https://*.example.com`, `capacitor://localhost`, `null`; `*` for all, `none` for none. Cookies are accepted only from those that are named; `*` and `null` use tokens ([guide](graphql-guide.md#pages-of-other-origins))',
  otherwise: '*',
  parse: (given, name) => {
    const names = given
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((each) => each && each !== 'none')
    const wrong = names.find((each) => each !== '*' && each !== 'null' && !ORIGIN.test(each))
    if (wrong)
      throw new Error(
        `${name} must be origins such as https://app.example or https://*.example.com, null, * or none, not "${wrong.slice(0, 40)}".`,
      )
    const patterns = names.filter((each) => ORIGIN.test(each)).map(patternOf)
    const trusts = (origin: string) => patterns.some((pattern) => pattern.test(origin))
    return {
      trusts,
      allows: (origin) => names.includes('*') || (origin === 'null' && names.includes('null')) || trusts(origin),
    }
  },
}

function patternOf(origin: string): RegExp {
  const text = origin.replace(/[.+[\]]/g, String.raw`\$&`).replace(String.raw`://*\.`, String.raw`://([a-z\d_-]+\.)+`)
  return new RegExp(`^${text}$`, 'i')
}

interface Shared {
  methods: string[]
  /** The response headers that scripts may read beside the safe ones. */
  exposed: string[]
  /** The addresses that they may read; all where it is not set. */
  urls?: RegExp
}

/**
 * Lets pages of `origins` read the answers of `app` and of everything registered after it, errors included, and answers
 * their preflights. Must come before other hooks that answer.
 */
export async function allowOrigins(
  app: FastifyInstance,
  origins: CorsOrigins,
  { methods, exposed, urls }: Shared,
): Promise<void> {
  await app.register(fastifyCors, {
    delegator: async ({ url, headers: { origin } }: FastifyRequest) => {
      if (!origin || !origins.allows(origin) || urls?.test(url) === false) return { origin: false }
      const isTrusted = origins.trusts(origin)
      return {
        origin: isTrusted ? origin : '*',
        credentials: isTrusted,
        methods,
        exposedHeaders: exposed,
        maxAge: PREFLIGHT_KEPT_S,
        strictPreflight: false,
      }
    },
  })
}
