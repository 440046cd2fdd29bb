import { Agent, get } from 'node:http'

/** Milliseconds of one answer after the other over one connection. Throws when one is not 200. */
export async function latencies(url: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    await answer(agent, url + path)
    times.push(performance.now() - began)
  }
  agent.destroy()
  return times
}

/** The time that this share of the answers did not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}

function answer(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-language': 'ar' } }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`))))
    }).on('error', reject)
  })
}
