import type { LightMyRequestResponse } from 'fastify'
import { type AppOptions, buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { atEnd } from 'server-kit/at-end.fixture.ts'

/** The response of an operation with this data. */
export interface GraphAnswer<Data = Record<string, never>> {
  status: number
  data: Data | null
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
  /** Calls to the store API. */
  calls: number
  extensions?: Record<string, unknown>
  headers: LightMyRequestResponse['headers']
  cookies: LightMyRequestResponse['cookies']
}

const GRAPHQL = 'application/graphql-response+json'

/** Header of a page of the shop, which keeps its session in cookies. */
export const PAGE = { 'sec-fetch-site': 'same-origin' }

/** The least settings with which production starts. */
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', PRIVATE_NETWORK: 'on' }

type Sent = { variables?: Record<string, unknown>; operationName?: string; headers?: Record<string, string> }

/**
 * Starts a bff for the store API at `url` until the test or its file ends; `ask` sends an operation like an external
 * client, in English unless a header says otherwise.
 */
export async function startBff(
  url: string,
  { env = {}, ...options }: Partial<Omit<AppOptions, 'config'>> & { env?: Record<string, string> } = {},
) {
  const app = await buildApp({
    ...options,
    config: readConfig({
      ...((env.NODE_ENV ?? process.env.NODE_ENV) === 'production' && PRODUCTION),
      STORE_API_URL: url,
      ...env,
    }),
  })
  // A client that leaves opens another connection for what may come, and keeps it for seconds.
  atEnd(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  return {
    app,
    async ask<Data = Record<string, never>>(
      query: string,
      { variables, operationName, headers }: Sent = {},
    ): Promise<GraphAnswer<Data>> {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables, operationName },
        headers: { accept: GRAPHQL, 'accept-language': 'en', ...headers },
      })
      const { data = null, errors = [], extensions } = response.json()
      return {
        status: response.statusCode,
        data,
        errors,
        extensions,
        calls: Number(response.headers['x-upstream-calls'] ?? 0),
        headers: response.headers,
        cookies: response.cookies,
      }
    },
  }
}
