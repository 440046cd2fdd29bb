import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = {
  url: string
  /** Cuts every connection and takes no new one, as a server that died. */
  shut: () => void
  open: () => void
  remove: () => Promise<void>
}

/** An address that leads to `url`, until it is shut. */
export async function gateTo(url: string): Promise<Gate> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((from) => {
    if (!isOpen) return void from.destroy()
    const to = connect(Number(port), hostname)
    for (const [one, other] of [[from, to], [to, from]] as const) {
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
