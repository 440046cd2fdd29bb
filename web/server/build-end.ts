import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The pages that most visits begin with, and the offline page. */
const FRONT = /(root|entry\.client|layouts\/[\w-]+|routes\/(home|search|product|my-cart|offline)\/page)\.tsx/

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
export type Manifest = Record<string, Chunk>

/** Builds `service-worker.js` beside the built server, with the names of the built files. */
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
      rolldownOptions: {
        input: `${root}/service-worker/main.ts`,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/**
 * Returns the addresses of the scripts and styles of the front pages, and of their dynamic imports. Further files are
 * cached at first use.
 */
export function filesOfFrontPages(manifest: Manifest): string[] {
  const atOnce = withImports(
    manifest,
    Object.keys(manifest).filter((key) => FRONT.test(key)),
  )
  const later = withImports(
    manifest,
    [...atOnce].flatMap((key) => manifest[key]?.dynamicImports ?? []),
  )
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

/** Maximum time of a trial, in milliseconds. */
const TRIAL_MS = 60_000

/**
 * Starts the home page's scripts as a browser would (entry-trial.ts). Throws when they cannot start. `root`: the folder
 * of web.
 */
export function tryEntry(root: string, client: string): void {
  const { status, stderr, error } = spawnSync(process.execPath, [`${root}/server/entry-trial.ts`, client], {
    encoding: 'utf8',
    timeout: TRIAL_MS,
  })
  if (status !== 0) throw new Error(`No page would start in a browser: ${stderr.trim() || error?.message}`)
}

const WORTH_IT = 1024

/** Writes `.br` and `.gz`, at the highest level, beside every script, style and SVG of a built folder. */
export function compressAssets(folder: string): void {
  for (const file of globSync(`${folder}/assets/*.{js,css,svg}`)) {
    const content = readFileSync(file)
    if (content.length < WORTH_IT) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Pages whose links have `prefetch`: only that reads `imports` in the browser. */
const PREFETCHED = ['routes/my-cart/page']
const START = 'window.__reactRouterManifest='

type Route = { id: string; imports?: string[] } & Record<string, unknown>
type RouteManifest = { routes: Record<string, Route> }

/** Removes unused fields from the browser's route manifest: half of the file. `folder`: the browser's build. */
export function slimManifest(folder: string): void {
  const file = globSync(`${folder}/assets/manifest-*.js`).find((each) => readFileSync(each, 'utf8').startsWith(START))
  if (!file) throw new Error(`React Router's list of routes is not in ${folder}/assets.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(START.length).replace(/;\s*$/, '')) as RouteManifest
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]))
  writeFileSync(file, `${START}${JSON.stringify({ ...manifest, routes })};`)
}

function slim(route: Route): Route {
  const isRead = ([name, value]: [string, unknown]) => {
    if (name === 'imports') return PREFETCHED.includes(route.id)
    return value !== false && !(Array.isArray(value) && value.length === 0)
  }
  return Object.fromEntries(Object.entries(route).filter(isRead)) as Route
}
