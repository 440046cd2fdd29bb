import { readFileSync, globSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'

const built = fileURLToPath(new URL('../build/graphiql/', import.meta.url))

/** Writes `.br` and `.gz` beside the files, which the bff then serves. */
function compress(): void {
  for (const file of globSync(`${built}assets/*.{js,css,ttf}`)) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}

/** Builds the playground into build/graphiql; the bff serves it at /graphql and its files below /graphql/assets. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/',
  logLevel: 'warn',
  plugins: [
    { name: 'compress', closeBundle: compress },
    // Its style sheets carry their typefaces inside, 330 KB that nothing can compress; those of the system do as well.
    {
      name: 'system-fonts',
      transform: (code, id) =>
        /graphiql.*\.css/.test(id) ? code.replace(/@font-face\s*\{[^}]*data:font\/woff2?[^}]*\}/g, '') : undefined,
      enforce: 'pre',
    },
  ],
  build: {
    rolldownOptions: {
      // One file: the editor's modes would be asked for one after the other, a round trip each.
      output: { codeSplitting: false },
      // React libraries mark their files for servers that render; nothing here does.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
    outDir: '../build/graphiql',
    emptyOutDir: true,
    // GraphiQL with the schema is larger than the usual limit.
    chunkSizeWarningLimit: 2_000,
  },
})
