import { expect, test } from 'vitest'
import { startUpstream } from '#src/testing/upstream.ts'
import { openEvents } from './event-stream.ts'

/** The data of the events that a store API sends as these chunks. */
async function dataOf(...chunks: (string | Buffer)[]): Promise<unknown[]> {
  const upstream = await startUpstream({
    async '/events'(_, reply) {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const chunk of chunks) await new Promise((sent) => reply.raw.write(chunk, sent))
      reply.raw.end()
    },
  })
  const refused = () => expect.unreachable()
  const seen: unknown[] = []
  for await (const data of await openEvents({
    url: `${upstream.url}/events`,
    headers: {},
    language: 'en',
    read: (data) => data,
    refused,
  }))
    seen.push(data)
  return seen
}

test('joins the lines of data of one event', async () => {
  expect(await dataOf('id: 1\nevent: moved\ndata: {\ndata:   "seq": 1\ndata: }\n\n')).toEqual([{ seq: 1 }])
})

test.each(['\n', '\r\n', '\r'])('ends lines at %j, wherever the stream is cut', async (end) => {
  const bytes = Buffer.from(
    `\uFEFF: hello${end}retry: 10${end}data: {"name":${end}data: "قميص"}${end}${end}data:[2]${end}${end}${end}data: "cut off"`,
  )
  expect(await dataOf(...Array.from(bytes, (byte) => Buffer.of(byte)))).toEqual([{ name: 'قميص' }, [2]])
})

test('leaves out events without data', async () => {
  expect(await dataOf('event: moved\n\ndata\n\ndata:\n\nid: 4\ndata: 4\n\n')).toEqual([4])
})

test('ends the stream at data that is no JSON or longer than 64 KiB, after the events before it', async () => {
  const long = 'x'.repeat(1024)
  expect(await dataOf('data: 1\n\n', 'data: {oops\n\n', 'data: 3\n\n')).toEqual([1])
  expect(
    await dataOf('data: 1\n\n', ...Array.from({ length: 70 }, () => `data: ${long}\n`), '\n', 'data: 3\n\n'),
  ).toEqual([1])
})
