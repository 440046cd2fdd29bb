import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export const absences = ['refuses connections', 'never answers'] as const

/** Returns the address of a Valkey that is out in this way for the length of a test. */
export async function absentValkey(how: (typeof absences)[number]): Promise<string> {
  if (how === 'refuses connections') return 'redis://127.0.0.1:1'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}
