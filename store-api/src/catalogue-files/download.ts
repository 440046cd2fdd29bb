import { lookup as resolveName } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'

const TIME_LIMIT = 10_000
const MOST_BYTES = 8 * 1024 * 1024
const MOST_REDIRECTS = 3

/** IPv4 ranges without public servers: this machine, private networks, cloud metadata services, multicast. */
const closed4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
])
/** Only 2000::/3 of IPv6 is public; its ranges that map to IPv4 are excluded. */
const closed6 = listOf('ipv6', [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 32],
  ['2002::', 16],
])

function listOf(family: 'ipv4' | 'ipv6', nets: [net: string, prefix: number][]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family)
  return list
}

export type DownloadOptions = { allowPrivate: boolean }

/** Whether an IP address belongs to this machine or a private network. */
export function isPrivate(address: string): boolean {
  return isIP(address) === 6 ? closed6.check(address, 'ipv6') : closed4.check(address, 'ipv4')
}

/** Downloads a picture: within 10 s, 8 MB and 3 redirects, with an image content type. Throws an Error of one line. */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIME_LIMIT)
  let url = address
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await ask(url, options, signal).catch((error: Error) => {
      throw signal.aborted ? new Error('did not come within 10 s') : error
    })
    const { statusCode = 0, headers } = answer
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return take(answer, signal)
    answer.destroy()
    url = URL.parse(headers.location, url)?.href ?? ''
  }
  throw new Error('redirects more than 3 times')
}

function ask(address: string, { allowPrivate }: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('is no address of http or https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && isPrivate(host))
    throw new Error('is in a private network (--allow-private lets it be fetched)')
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      lookup: lookupOf(allowPrivate),
      headers: { accept: 'image/*', 'user-agent': 'catalogue-import' },
    }
    request(url, options, resolve).once('error', reject).end()
  })
}

/** Checks the address that the connection uses, because a host name may resolve differently a second time (DNS rebinding). */
function lookupOf(allowPrivate: boolean): NonNullable<RequestOptions['lookup']> {
  return (host, options, done) => {
    resolveName(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const open = allowPrivate ? found : found.filter(({ address }) => !isPrivate(address))
      const [first] = open
      if (!first) return done(new Error('is in a private network (--allow-private lets it be fetched)'), '')
      if (options.all) return done(null, open)
      return done(null, first.address, first.family)
    })
  }
}

async function take(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new Error(`answers ${answer.statusCode}`)
    if (!/^(image\/|application\/octet-stream|binary\/octet-stream)/i.test(answer.headers['content-type'] ?? ''))
      throw new Error('is no picture by its content type')
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw new Error('is larger than 8 MB')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw signal.aborted ? new Error('did not come within 10 s') : error
  } finally {
    answer.destroy()
  }
}
