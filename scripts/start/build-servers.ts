// Builds each server with its libraries as JavaScript in `dist/` of its package: hundreds of TypeScript files take Node
// twice as long to load, and keep more memory. Tests run the sources. `--source-maps` is for debugging: the servers
// then take more memory.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { root } from '../processes/command.ts'

const SERVERS = { 'store-api': 'src/main.ts', bff: 'src/main.ts', web: 'server.ts' }
/** Libraries with native code, with files that they find beside their own, or that traces patch (pg). */
const UNBUNDLED = ['sharp', '@node-rs/argon2', '@fastify/swagger-ui', 'tinypool', 'pg']
/** Apollo takes Node's hashes through `module`, which a bundle lacks: it would calculate them in JavaScript. */
const REQUIRE = { 'module.require': 'require' }
/** React and React Router have another build for production. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }
const sourcemap = process.argv.includes('--source-maps')

await Promise.all(Object.entries(SERVERS).map(([name, main]) => build(join(root, name), main)))

async function build(folder: string, main: string): Promise<void> {
  const dir = join(folder, 'dist')
  const bundle = await rolldown({
    input: { main: join(folder, main) },
    cwd: folder,
    platform: 'node',
    external: UNBUNDLED,
    transform: { define: { ...REQUIRE, ...(folder.endsWith('web') ? PRODUCTION : {}) } },
    plugins: [addressesOfSources(dir)],
    logLevel: 'silent',
  })
  // V8 keeps the text of the program: comments and line breaks go, names stay for stack traces.
  const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const
  await bundle.write({ dir, cleanDir: true, format: 'esm', sourcemap, minify, chunkFileNames: '[name]-[hash].js' })
  if (!sourcemap) for (const file of globSync(join(dir, '*.js'))) escapeLetters(file)
}

/**
 * Escapes letters outside of ASCII: a single one doubles the memory of a program's text. They stand in strings and
 * patterns; `String.raw` may hold them for patterns only.
 */
function escapeLetters(file: string): void {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, escape))
}

/**
 * Makes `import.meta.url` of our modules the address of their source: beside it are the files that they read and the
 * workers they start.
 */
function addressesOfSources(dir: string): Plugin {
  const handler = (code: string, id: string) => {
    const source = (path: string) => `new URL(${JSON.stringify(relative(dir, path))}, import.meta.url)`
    return code
      .replaceAll('import.meta.url', `${source(id)}.href`)
      .replaceAll('import.meta.dirname', `decodeURIComponent(${source(dirname(id))}.pathname)`)
  }
  return {
    name: 'addresses-of-sources',
    transform: { filter: { code: 'import.meta', id: { exclude: /node_modules/ } }, handler },
  }
}
