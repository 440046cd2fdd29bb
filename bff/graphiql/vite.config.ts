import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the playground into build/graphiql; the bff serves it at /graphql and its files below /graphql/assets. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/',
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      // React libraries mark their files for servers that render; nothing here does.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
    outDir: '../build/graphiql',
    emptyOutDir: true,
    // The editor alone is larger than the usual limit.
    chunkSizeWarningLimit: 6_000,
  },
  worker: { format: 'es' },
})
