import autocannon from 'autocannon'

export type Call = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }
/** The calls that one answer to a person takes, one after the other; the number counts these answers and never comes twice. */
export type Contender = { name: string; url: string; calls: (n: number) => Call[] }
export type Pace = { rounds: number; seconds: number; warmUp: number }
export type Rate = { name: string; perSecond: number }

const CONNECTIONS = 10

/**
 * How many answers a second each contender gives: the median of rounds that take turns, so that what else the machine does hits
 * all alike. Throws when one answer is not 2xx.
 */
export async function race(contenders: Contender[], { rounds, seconds, warmUp }: Pace): Promise<Rate[]> {
  const runs = contenders.map((contender) => ({ name: contender.name, run: runner(contender), rates: [] as number[] }))
  for (const { run } of runs) await run(warmUp)
  for (let round = 0; round < rounds; round += 1) {
    for (const { run, rates } of runs) rates.push(await run(seconds))
  }
  return runs.map(({ name, rates }) => ({ name, perSecond: median(rates) }))
}

function runner({ name, url, calls }: Contender): (seconds: number) => Promise<number> {
  let answers = 0
  return async (seconds) => {
    const perAnswer = calls(answers).length
    const requests = Array.from({ length: perAnswer }, (_, step) => ({
      setupRequest: (request: autocannon.Request, context: { n?: number }) => {
        if (step === 0) context.n = answers++
        const call = calls(context.n ?? 0)[step]
        // Autocannon writes into the headers it is given.
        return { ...request, ...call, headers: { ...call?.headers } }
      },
    }))
    const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests })
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
