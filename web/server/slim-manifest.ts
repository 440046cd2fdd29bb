import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** A link to these pages has `prefetch`, which is all that reads `imports` in the browser. */
const PREFETCHED = ['routes/my-cart/page']
const START = 'window.__reactRouterManifest='

type Route = { id: string; imports?: string[] } & Record<string, unknown>
type Manifest = { routes: Record<string, Route> }

/** Leaves out of the browser's list of routes what it does not read: half of the file. `folder`: the built one of the browser. */
export function slimManifest(folder: string): void {
  const file = globSync(`${folder}/assets/manifest-*.js`).find((each) => readFileSync(each, 'utf8').startsWith(START))
  if (!file) throw new Error(`React Router's list of routes is not in ${folder}/assets.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(START.length).replace(/;\s*$/, '')) as Manifest
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
