import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build } from 'vite'

/** The pages that most visits begin with, and the one that is shown when another is not kept. */
const FRONT = /(root|entry\.client|layouts\/[\w-]+|routes\/(home|search|product|my-cart|offline)\/page)\.tsx/

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
export type Manifest = Record<string, Chunk>

/** Builds `service-worker.js` beside the built server, with the names of the built files inside. */
export async function buildWorker(root: string, folder: string): Promise<void> {
  const text = readFileSync(`${folder}/client/.vite/manifest.json`, 'utf8')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __RELEASE__: JSON.stringify(createHash('sha256').update(text).digest('hex').slice(0, 12)),
      __FILES__: JSON.stringify(filesOfFrontPages(JSON.parse(text) as Manifest)),
    },
    build: {
      outDir: `${folder}/server`,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: `${root}/service-worker/main.ts`, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  })
}

/** The addresses of what the front pages load, at once and a moment later: scripts and styles. What those bring later still is kept when it is first used. */
export function filesOfFrontPages(manifest: Manifest): string[] {
  const atOnce = withImports(manifest, Object.keys(manifest).filter((key) => FRONT.test(key)))
  const later = withImports(manifest, [...atOnce].flatMap((key) => manifest[key]?.dynamicImports ?? []))
  const files = [...atOnce, ...later].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
  return [...new Set(files)].sort().map((file) => `/${file}`)
}

function withImports(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    withImports(manifest, manifest[key]?.imports ?? [], found)
  }
  return found
}
