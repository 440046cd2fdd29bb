import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { lookup as resolveName } from 'node:dns'
import { type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'

export interface PictureOptions {
  /** Folder of picture files; without one, file names are refused. */
  folder?: string
  /** Allows addresses of this machine and of private networks. */
  allowPrivate?: boolean
}

const MOST_BYTES = 32 * 1024 * 1024

/** Reads a picture by URL, or by file name within the folder. Throws an Error of one line. */
export async function readPicture(source: string, { folder, allowPrivate = false }: PictureOptions): Promise<Buffer> {
  if (/^https?:\/\//i.test(source)) return download(source, { allowPrivate })
  if (!folder) throw new Error('is a file: say where the files are with --pictures')
  return readBelow(folder, source)
}

/** Files outside the folder are treated as missing, symbolic links included. */
async function readBelow(folder: string, name: string): Promise<Buffer> {
  const missing = new Error('is not in the folder of pictures')
  const home = await realpath(folder).catch(() => {
    throw new Error(`cannot be read: there is no folder ${folder}`)
  })
  const path = await realpath(resolve(home, name)).catch(() => {
    throw missing
  })
  if (!path.startsWith(home + sep)) throw missing
  const found = await stat(path)
  if (!found.isFile()) throw missing
  if (found.size > MOST_BYTES) throw new Error('is larger than 32 MB')
  return readFile(path)
}

const TIME_LIMIT = 10_000
const MAX_DOWNLOAD_BYTES = 8 * 1024 * 1024
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

/**
 * Checks the address that the connection uses, because a host name may resolve differently a second time (DNS
 * rebinding).
 */
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
      if (bytes > MAX_DOWNLOAD_BYTES) throw new Error('is larger than 8 MB')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw signal.aborted ? new Error('did not come within 10 s') : error
  } finally {
    answer.destroy()
  }
}
