import { shop } from '#app/lib/shop/shop.ts'
import { asTheme } from './theme.ts'

/** Sets the colour of the phone's browser bars to the theme, also after a change. Returns a function that stops it. Browser only. */
export function keepBarColor(): () => void {
  const { documentElement: root } = document
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  const watch = new MutationObserver(() => {
    if (meta) meta.content = shop.barColor[asTheme(root.dataset.theme) ?? 'dark']
  })
  watch.observe(root, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
