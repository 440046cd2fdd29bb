import { join } from 'node:path'
import type { Plugin } from 'vite'

const LUCIDE = 'lucide-react/icons/'
const spriteIcon = join(import.meta.dirname, '../app/ui/sprite-icon.tsx')

/**
 * Vite plugin: `lucide-react/icons/NAME` is a reference into the sprite of write-icons.ts. A page repeats 40 bytes per
 * icon instead of its shapes, and the browser gets no code of lucide.
 */
export function iconsFromSprite(): Plugin {
  return {
    name: 'icons-from-sprite',
    enforce: 'pre',
    // With a slash before the name, as a file of the package has: the groups of vite.config.ts go by it.
    resolveId: (id) => (id.startsWith(LUCIDE) ? `\0/${id}` : null),
    load(id) {
      if (!id.startsWith(`\0/${LUCIDE}`)) return null
      const name = id.slice(LUCIDE.length + 2)
      return `import { spriteIcon } from ${JSON.stringify(spriteIcon)}\nexport default /* @__PURE__ */ spriteIcon(${JSON.stringify(name)})`
    },
  }
}
