import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { iconsFromSprite } from './codegen/icons-from-sprite.ts'
import { inlineScripts } from './codegen/inline-scripts.ts'

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/** The checkout. A folder above it may have the name of one of ours: only paths from here on are compared. */
const ROOT = join(import.meta.dirname, '../')
/** The path of a module from the checkout; icons, which are no files, keep their ids. */
const fromRoot = (id: string) => (id.startsWith(ROOT) ? id.slice(ROOT.length) : id)

/** The pages that most visits begin with. */
const FRONT = /^web\/app\/routes\/(home|search|product|my-cart)\/page\.tsx/
/** The entries of every page: the document, the start of the scripts, the layouts. */
const FRAME = /^web\/app\/(root|entry\.client|layouts\/[\w-]+)\.tsx/
/**
 * A module of one front page that at least so many pages need comes in a shared file: one of its own would cost those
 * pages more.
 */
const MANY = 8

/**
 * The source files of the pages, layouts and entries that import a module statically, without the page for developers.
 * None for modules that only `import()` reaches.
 */
function pagesOf(id: string, modules: Modules, seen = new Set<string>(), pages = new Set<string>()): Set<string> {
  const known = modules.getModuleInfo(id)
  if (!known || seen.has(id)) return pages
  seen.add(id)
  if (known.isEntry && !fromRoot(id).startsWith('web/app/routes/dev-ui/')) pages.add(fromRoot(id).replace(/\?.*/, ''))
  for (const importer of known.importers) pagesOf(importer, modules, seen, pages)
  return pages
}

/**
 * The built file of a module that a front page needs: 'common' for every page, 'cards' for home and lists, 'lists' and
 * 'inner' for what lists, or products and the cart, share with many other pages, 'home-parts' and so on for what one
 * front page shares with a few. Null for other pages' modules.
 */
function frontFile(id: string, modules: Modules): string | null {
  const pages = [...pagesOf(id, modules)]
  const front = pages.flatMap((page) => FRONT.exec(page)?.[1] ?? [])
  if (pages.some((page) => FRAME.test(page))) return 'common'
  if (front.length === 0) return null
  if (front.length === 1 && pages.length < MANY) return `${front[0]}-parts`
  const [home, list, product] = ['home', 'search', 'product'].map((page) => front.includes(page))
  if (product) return home || list ? 'common' : 'inner'
  if (home) return front.length > 1 ? 'cards' : 'common'
  return list ? 'lists' : 'inner'
}

/** A group of modules that comes as one file, without those that no page needs at first. */
const file = (name: string, test: RegExp, minShareCount = 1) => ({
  name: (id: string, modules: Modules) => (pagesOf(id, modules).size > 0 ? name : null),
  test: (id: string) => test.test(fromRoot(id)),
  minShareCount,
})

/**
 * What every page needs and few releases change: one file compresses better than ten, and stays in the visitors'
 * caches.
 */
const PLATFORM = ['react', 'react-dom', 'scheduler', 'react-router', 'cookie-es', 'i18next']
const platform = file('platform', new RegExp(`/node_modules/(${PLATFORM.join('|')})/`))

/** Apollo and what is around it, without what only pages that follow an order need. */
const apollo = file('apollo', /\/node_modules\/(@apollo(?!.*useSubscription)|graphql|rxjs|optimism|@wry|tslib)\//)

/**
 * Small files that pages share: sixty of them cost more in headers, in compression and in the browser's own work (each
 * is a dozen tasks of its main thread) than the few lines a page may not need.
 */
const front = (file: RegExp, minShareCount = 2) => ({
  name: (id: string, modules: Modules) => file.exec(frontFile(id, modules) ?? '')?.input ?? null,
  // The entry stays by itself: it starts React when all other files have run. The root keeps its styles: 'common' would
  // link them again for each page.
  test: (id: string) => /^web\/app\/(?!entry|root|.*\.css)|\/lucide-react\//.test(fromRoot(id)),
  minShareCount,
})
/** The same for pages that only some visitors come to: forms, a customer's own. */
const desk = file(
  'desk',
  /^web\/(private\.config|app\/(ui|lib(?!\/forms)|shell|domains\/(session(?!\/resend)|wishlist|cart\/(merge|offline)))\/)|\/lucide-react\//,
  4,
)
/** Forms and the rules they bring along stay with the pages that have them. */
const forms = file('forms', /^web\/app\/lib\/forms\//, 4)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [iconsFromSprite(), inlineScripts(), tailwindcss(), reactRouter()],
  resolve: {
    // rxjs offers the language of old browsers unless it is asked for this.
    conditions: ['es2015', ...defaultClientConditions],
  },
  // In development the packages of all pages are bundled at the start: found later, they make pages that are open fail.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*'] },
  // In development Node would load the icons' own package for the server.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // An inlined font or picture would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                platform,
                apollo,
                front(/common/, 1),
                front(/cards/),
                front(/lists/),
                front(/inner/),
                front(/parts/),
                desk,
                forms,
              ],
            },
          },
        },
  },
}))
