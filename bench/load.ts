import { type IncomingHttpHeaders, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'

export type Call = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }
/** `calls` returns the sequential calls of one page; `n` counts the pages and is never repeated. */
export type Contender = { name: string; url: string; calls: (n: number) => Call[] }
export type Pace = { rounds: number; seconds: number; warmUp: number }
export type Rate = { name: string; perSecond: number; /** Rates of the rounds. */ rates: number[] }

const CONNECTIONS = 10
/** Autocannon ends at one of its samples, by default at a whole second (ms). */
const SAMPLE = 100

/**
 * Measures the pages per second of each contender: the median of alternating rounds, so that other load of the machine
 * affects all alike. Throws when an answer is not 2xx.
 */
export async function race(contenders: Contender[], { rounds, seconds, warmUp }: Pace): Promise<Rate[]> {
  const runs = contenders.map((contender) => ({ name: contender.name, run: runner(contender), rates: [] as number[] }))
  for (const { run } of runs) await run(warmUp)
  for (let round = 0; round < rounds; round += 1) {
    for (const { run, rates } of runs) rates.push(await run(seconds))
  }
  return runs.map(({ name, rates }) => ({ name, perSecond: median(rates), rates }))
}

function runner({ name, url, calls }: Contender): (seconds: number) => Promise<number> {
  let answers = 0
  return async (seconds) => {
    const perAnswer = calls(answers).length
    const requests = Array.from({ length: perAnswer }, (_, step) => ({
      setupRequest: (request: autocannon.Request, context: { n?: number }) => {
        if (step === 0) context.n = answers++
        const call = calls(context.n ?? 0)[step]
        // Autocannon mutates the headers.
        return { ...request, ...call, headers: { ...call?.headers } }
      },
    }))
    const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests, sampleInt: SAMPLE })
    const bad = result.non2xx + result.errors + result.timeouts
    const statuses = JSON.stringify(result.statusCodeStats)
    if (bad > 0) throw new Error(`${name}: ${bad} of ${result.requests.total} answers failed (${statuses})`)
    return result['2xx'] / result.duration / perAnswer
  }
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}

export type Received = { headers: IncomingHttpHeaders; bytes: Buffer }

/** Sends a call and returns its answer as it was sent: `fetch` would decompress it. Throws when it is not 200. */
export function receive(url: string, { method, path, headers, body }: Call): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = send(url + path, { method, headers }, (response) => {
      buffer(response).then((bytes) => {
        if (response.statusCode === 200) return resolve({ headers: response.headers, bytes })
        reject(new Error(`${url}${path} answered ${response.statusCode}: ${bytes.toString().slice(0, 500)}`))
      }, reject)
    })
    request.once('error', reject).end(body)
  })
}
