import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Moved {
  seq: number
  from: string
  to: string
  at: string
}

/** Opens a stream of order events over HTTP. `next` returns the next event, null at the end of the stream. */
export async function openStream(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
  let text = ''
  const next = async (): Promise<Moved | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const chunk = await chunks.next()
        if (chunk.done) return null
        text += chunk.value
        continue
      }
      const data = text.slice(0, end).match(/^data: (.*)$/m)?.[1]
      text = text.slice(end + 2)
      if (data) return JSON.parse(data) as Moved
    }
  }
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    retryAfter: response.headers['retry-after'],
    next,
    /** Returns whether no event comes for a moment. */
    quiet: () =>
      Promise.race([
        next().then(
          () => false,
          () => true,
        ),
        sleep(150, true),
      ]),
    leave: () => void request.destroy(),
  }
}
