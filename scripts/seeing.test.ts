import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { fillDemo } from '../demo/fill.ts'
import { makeDatabase } from '../store-api/src/db/testing-databases.ts'
import { freePort } from './processes/ports.ts'
import { startService } from './processes/service.ts'
import { liveThrough } from './testing/journey.ts'
import { listen } from './testing/listen.ts'

interface Span {
  traceId: string
  name: string
  service: string
}

/** Prints each module of OpenTelemetry that a server loads; prom-client needs its API. */
const watch = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { if (/@opentelemetry.(?!api)/.test(url)) console.log('loaded ' + url); return next(url, context) } })",
)}`
const folder = mkdtempSync(join(tmpdir(), 'seeing-'))
const { url: DATABASE_URL, drop } = await makeDatabase(inject('postgres'), fillDemo)
const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true }), drop]
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** Starts the servers with their most talkative logs, walks through a journey, and stops them. */
async function journey(env: Record<string, string> = {}, settled = async (_requestId: string) => {}) {
  const lines: string[] = []
  const [store, bff, web] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    NODE_OPTIONS: `--import=${watch}`,
    DATABASE_URL,
    DATA_DIR: folder,
    STORE_API_URL: at(store),
    BFF_URL: at(bff),
    STORE_API_PORT: String(store),
    BFF_PORT: String(bff),
    BFF_HOST: '127.0.0.1',
    PORT: String(web),
    ...env,
  }
  const start = (name: string, main: string, port: number) =>
    startService({ name, main, env: shared, log: (line) => void lines.push(line), ready: `${at(port)}/ready` })
  const services = await Promise.all([
    start('store-api', 'store-api/src/main.ts', store),
    start('bff', 'bff/src/main.ts', bff),
    start('web', 'web/testing-server.ts', web),
  ])
  try {
    const lived = await liveThrough(`${at(web)}/graphql`, at(store))
    await settled(lived.requestId)
    return { ...lived, lines }
  } finally {
    await Promise.all(services.map((service) => service.stop()))
  }
}

const shownIn = (text: string, secrets: string[]) =>
  secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))

test('the logs of a whole journey show no name, number, address, password or token', { timeout: 180_000 }, async () => {
  const { secrets, requestId, lines } = await journey()
  expect(lines.filter((line) => line.includes(requestId)).length).toBeGreaterThanOrEqual(3)
  expect(shownIn(lines.join('\n'), secrets)).toEqual([])
  // Without OTEL_EXPORTER_OTLP_ENDPOINT.
  expect(lines.filter((line) => line.startsWith('loaded '))).toEqual([])
})

test(
  'with a collector an operation is one trace from web to SQL, which shows nothing of the customer',
  { timeout: 180_000 },
  async () => {
    const bodies: string[] = []
    const url = await listen((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        bodies.push(Buffer.concat(parts).toString())
        response.setHeader('content-type', 'application/json').end('{}')
      })
    })
    const traceOf = (requestId: string) => {
      const spans = bodies.flatMap(spansIn)
      const { traceId } = spans.find(({ text }) => text.includes(requestId)) ?? {}
      return spans
        .filter((span) => span.traceId === traceId)
        .map(({ service, name }) => `${service} ${name.split(':')[0]}`)
    }
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    }
    const { secrets } = await journey(env, async (requestId) => {
      const whole = ['web POST', 'bff POST', 'bff GET', 'store-api GET', 'store-api pg.query']
      await expect.poll(() => traceOf(requestId)).toEqual(expect.arrayContaining(whole))
    })
    expect(shownIn(bodies.join('\n'), secrets)).toEqual([])
  },
)

type Batch = {
  resource: { attributes: { key: string; value: { stringValue?: string } }[] }
  scopeSpans: { spans: { traceId: string; name: string }[] }[]
}

function spansIn(body: string): (Span & { text: string })[] {
  const { resourceSpans = [] } = JSON.parse(body) as { resourceSpans?: Batch[] }
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ traceId: span.traceId, name: span.name, service, text: JSON.stringify(span) })),
    )
  })
}
