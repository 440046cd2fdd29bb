import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/** Whether a page needs it to be shown. What is only ever reached through `import()` stays with the part that comes later. */
function comesFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  const known = modules.getModuleInfo(id)
  if (!known || seen.has(id)) return false
  seen.add(id)
  return known.isEntry || known.importers.some((importer) => comesFirst(importer, modules, seen))
}

/** The pages that most visits begin with and go between, and the frames that pages hang in. */
const FRONT = /[\\/](layouts[\\/][\w-]+|routes[\\/](home|search|product|my-cart)[\\/]page)\.tsx/

/** Whether a front page, or every page, needs it to be shown. */
function isFront(id: string, modules: Modules, seen = new Set<string>()): boolean {
  const known = modules.getModuleInfo(id)
  if (!known || seen.has(id)) return false
  seen.add(id)
  if (known.isEntry) return FRONT.test(id) || /[\\/](root|entry\.client)\.tsx/.test(id)
  return known.importers.some((importer) => isFront(importer, modules, seen))
}

/** A group of modules that comes as one file, without those that no page needs at first. */
const file = (name: string, test: RegExp, minShareCount = 1) => ({
  name: (id: string, modules: Modules) => (comesFirst(id, modules) ? name : null),
  test,
  minShareCount,
})

/** The same for what a front page and another share. */
function sharedInFront(name: string, test: RegExp) {
  const named = (id: string, modules: Modules) => (comesFirst(id, modules) && isFront(id, modules) ? name : null)
  return { name: named, test, minShareCount: 2 }
}

/** What every page needs and few releases change: one file compresses better than ten, and stays in the visitors' caches. */
const PLATFORM = ['react', 'react-dom', 'scheduler', 'react-router', 'cookie-es', 'i18next', 'react-i18next', '@radix-ui']
const platform = file('platform', new RegExp(`[\\\\/]node_modules[\\\\/](${PLATFORM.join('|')})[\\\\/]`))

/** Apollo and what is around it: comes with the first that asks, save for the pages that ask while they are rendered. */
const APOLLO = /[\\/]node_modules[\\/](@apollo|graphql|rxjs|optimism|@wry|tslib)[\\/]|[\\/]lib[\\/]apollo[\\/](client|cache|shop-link|query-text|newer-cart|join-by-id|use-client)\.ts/
const apollo = { name: 'apollo', test: APOLLO }
/** What it needs of what every page has: a group takes along what its files import, unless that has its place before. */
const base = { name: 'base', test: /[\\/]lib[\\/](apollo[\\/](when-needed|needed-client|fault|multipart)|http[\\/]random-id)\.ts/ }

/**
 * Small files that pages share: sixty of them cost more in headers, in compression and in the browser's own work (each is a dozen
 * tasks of its main thread) than the few lines a page may not need.
 */
const SHARED = /[\\/]app[\\/](ui|lib(?![\\/]forms)|shell)[\\/]|[\\/]lucide-react[\\/]/
const common = sharedInFront('common', SHARED)
/** The same for pages that only some visitors come to: forms, a customer's own. */
const desk = file('desk', SHARED, 4)
/** Tiles, prices, ways to products. */
const front = sharedInFront('front', /[\\/]app[\\/]domains[\\/]catalog[\\/]/)
/** Lists with their filters. */
const lists = file('lists', /[\\/]app[\\/]domains[\\/]search[\\/]/, 2)
/** Forms and the rules they bring along stay with the pages that have them. */
const forms = file('forms', /[\\/]app[\\/]lib[\\/]forms[\\/]/, 4)

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // rxjs offers the language of old browsers unless it is asked for this.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // An inlined font or picture would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Each generated file names Apollo for its hooks: whoever takes a document alone from it must not bring that along.
          treeshake: { moduleSideEffects: [{ test: /[\\/]lib[\\/]apollo[\\/]/, sideEffects: false }] },
          output: { codeSplitting: { groups: [platform, base, apollo, common, desk, front, lists, forms] } },
        },
  },
}))
