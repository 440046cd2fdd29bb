import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import routes from './app/routes.ts'

/** The browser's files, for tests of a server that needs none: the icons. */
export const publicFolder = `${import.meta.dirname}/public`

const ACTION = /export (const|async function|function) action\b/
const PAGE = /export default\b/

/** Every address of the site map, with what its file takes: pages have a document, other files are resource routes. */
export const siteMap = entriesOf(routes)
  .filter(({ path, index }) => path !== undefined || index)
  .map(({ path, file }) => {
    const text = readFileSync(`${import.meta.dirname}/app/${file}`, 'utf8')
    return { id: file + path, path, hasAction: ACTION.test(text), isPage: PAGE.test(text) }
  })

/** A server build of flat routes, without the shop's code. */
export function buildOf(made: { id: string; path?: string; module: object }[], more: object = {}): ServerBuild {
  const flat = Object.fromEntries(made.map((route) => [route.id, { ...route, index: route.path === undefined }]))
  const assets = { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} }
  const build = {
    routes: flat,
    entry: { module: {} },
    assets,
    future: {},
    routeDiscovery: { mode: 'initial' },
    basename: '/',
    ssr: true,
    ...more,
  }
  return build as unknown as ServerBuild
}

/** Where forms with JavaScript and without are sent. */
export function addressesOf({ path }: { path?: string }): [document: string, data: string] {
  if (path === undefined) return ['/?index', '/_.data?index']
  const address = `/${path.replaceAll(/:\w+/g, '1').replace('*', 'nowhere')}`
  return [address, `${address}.data`]
}

function entriesOf(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesOf(entry.children ?? [])])
}
