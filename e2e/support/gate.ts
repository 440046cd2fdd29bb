import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = {
  url: string
  /** Closes all connections and refuses new ones, like a crashed server. */
  shut: () => void
  open: () => void
  remove: () => Promise<void>
}

/** Starts a proxy before `url` that can be shut. */
export async function openGate(url: string): Promise<Gate> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((from) => {
    if (!isOpen) return void from.destroy()
    const to = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one))
      one.pipe(other)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const shut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut,
    open: () => {
      isOpen = true
    },
    remove: () => {
      shut()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
