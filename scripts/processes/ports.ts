import { createServer } from 'node:net'

/** Whether a program of this machine listens on the port, on all addresses or on the loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  return !(await canListen(port)) || !(await canListen(port, '127.0.0.1'))
}

/** Returns a port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen({ port, host }, () => server.close(() => resolve(true)))
  })
}
