import type { Config } from '@react-router/dev/config'
import { buildWorker, compressAssets, slimManifest, tryEntry } from './server/build-end.ts'

export default {
  // The site map is small: with it in the document no navigation waits for a part of it.
  routeDiscovery: { mode: 'initial' },
  // `server/cross-site-writes.ts` decides; the router's own check knows neither PUBLIC_URL nor resource routes.
  allowedActionOrigins: ['**'],
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    slimManifest(`${buildDirectory}/client`)
    compressAssets(`${buildDirectory}/client`)
    tryEntry(import.meta.dirname, `${buildDirectory}/client`)
    await buildWorker(import.meta.dirname, buildDirectory)
  },
} satisfies Config
