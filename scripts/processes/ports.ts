import { connect, createServer } from 'node:net'
import { loopback } from '../../server-kit/src/network.ts'

/** Whether a program of this machine listens on the port, on all addresses or on the loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  return !(await canListen(port)) || !(await canListen(port, loopback))
}

/**
 * Whether a program answers on the port of the loopback address. Unlike `isTaken` it never holds the port, which a
 * program that is starting would find taken.
 */
export function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, loopback)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** Returns a port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, loopback, () => {
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
