import type { Config } from '@react-router/dev/config'
import { compressAssets } from './server/compress-assets.ts'

export default {
  // The site map is small: with it in the document no navigation waits for a part of it.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
