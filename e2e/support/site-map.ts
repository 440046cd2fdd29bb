import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/processes/command.ts'

export type MappedRoute = { path: string; hasAction: boolean }

/** Returns all routes of web/app/routes.ts by their path patterns: `/client/order/:id`. */
export function siteMap(): MappedRoute[] {
  const app = join(root, 'web/app')
  const lines = readFileSync(join(app, 'routes.ts'), 'utf8').matchAll(
    /\broute\('([^']+)', '([^']+)'|\bindex\('([^']+)'\)/g,
  )
  return [...lines].map(([, path = '', file, index = '']) => {
    const text = readFileSync(join(app, file ?? index), 'utf8')
    return {
      path: `/${path}`.replace('/*', '/no-such-page'),
      hasAction: /export (const|async function|function) action\b/.test(text),
    }
  })
}

/** Returns the address of a page's data, which forms with JavaScript use. */
export function dataOf(address: string): string {
  const [path = '', ...search] = address.split('?')
  return [path === '/' ? '/_.data' : `${path}.data`, ...search].join('?')
}
