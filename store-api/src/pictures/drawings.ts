import type { Tinypool } from 'tinypool'

/** Turns the spec of a drawing, which only the drawing module understands, into an SVG whose root has `width` and `height` in pixels. */
export type Draw = (spec: unknown) => Promise<string>

/** How long the thread of the drawing module stays after its last picture, milliseconds. */
const IDLE_MS = 10_000

/**
 * Draws with the function `draw` of a module (`DRAWINGS`) in a worker thread. The thread starts with the first picture and ends when it is
 * idle, so that the module and what it loads take no memory of a server that draws nothing. `draw` throws what the module throws.
 */
export function loadDrawings(module: string): { draw: Draw; close: () => Promise<void> } {
  let pool: Promise<Tinypool> | undefined
  const open = async () => {
    const { Tinypool } = await import('tinypool')
    return new Tinypool({ runtime: 'worker_threads', minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS })
  }
  return {
    // Named with each picture: a module that the pool cannot load at its start would end the process.
    draw: async (spec) => (await (pool ??= open())).run(spec, { filename: module, name: 'draw' }) as Promise<string>,
    close: async () => (await pool)?.destroy(),
  }
}
