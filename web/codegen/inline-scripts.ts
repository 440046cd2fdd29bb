import { basename } from 'node:path'
import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const QUERY = '?script'

/**
 * Vite plugin: `./keep-drafts.ts?script` is the text of a minified script that calls `keepDrafts()` of that file, for
 * the document itself. The server's own build leaves functions as they are written, and every page would carry their
 * long names. Throws when the file imports.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      if (/^import\b/m.test(code)) throw new Error(`${file} is inlined, so it cannot import.`)
      const called = basename(file, '.ts').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      const script = `(()=>{${code.replace(/^export \{.*\};?$/gm, '').replace(/^export /gm, '')};${called}()})()`
      return `export default ${JSON.stringify((await minify(file, script)).code.trim())}`
    },
  }
}
