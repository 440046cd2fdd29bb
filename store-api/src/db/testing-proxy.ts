import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'

export interface SilentProxy {
  /** URL of the database through the proxy. */
  url: string
  /** Drops all packets of current and new connections without closing them. */
  swallow: () => void
  /**
   * Drops all packets once clients have sent these texts in this order, and resolves then. The last text is forwarded;
   * its answer is lost.
   */
  swallowAfter: (...texts: string[]) => Promise<void>
  /** Forwards new connections again. Earlier ones stay silent. */
  heal: () => void
  /** Ends all connections and forwards new ones to another server, as a proxy does at a failover. */
  moveTo: (url: string) => void
  close: () => Promise<void>
}

/**
 * Starts a TCP proxy before the PostgreSQL of `url` (TCP or unix socket) that can drop packets like a broken network.
 */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const { user = '', password, database } = new Client(url)
  let target = new Client(url)
  const sockets = new Set<Socket>()
  // A connection from before `heal` never forwards again.
  let hole = { silent: false }
  let trigger: { texts: string[]; pulled: () => void } | undefined
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const mine = hole
    const { host, port } = target
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const forward = (from: Socket, to: Socket, seen?: (chunk: Buffer) => void) => {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('data', (chunk: Buffer) => {
        if (mine.silent) return
        to.write(chunk)
        seen?.(chunk)
      })
      from.on('end', () => mine.silent || to.end())
      from.on('close', () => mine.silent || to.destroy())
    }
    forward(client, upstream, (chunk) => {
      if (!trigger?.texts[0] || !chunk.includes(trigger.texts[0])) return
      trigger.texts.shift()
      if (trigger.texts.length > 0) return
      hole.silent = true
      trigger.pulled()
      trigger = undefined
    })
    forward(upstream, client)
  })
  const end = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const auth = `${encodeURIComponent(user)}${password ? `:${encodeURIComponent(password)}` : ''}`
  return {
    url: `postgresql://${auth}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    swallow: () => void (hole.silent = true),
    swallowAfter: (...texts) => new Promise((pulled) => void (trigger = { texts, pulled })),
    heal: () => void (hole = { silent: false }),
    moveTo(url) {
      target = new Client(url)
      end()
    },
    async close() {
      end()
      server.close()
      await once(server, 'close')
    },
  }
}
