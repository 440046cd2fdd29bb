import { shop } from '#app/shop.config.ts'
import { asTheme } from './theme.ts'

/** Paints the phone's bars as the theme is, also after the visitor changes it. Gives the way to stop. Browser only. */
export function keepBarColor(): () => void {
  const { documentElement: root } = document
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  const watch = new MutationObserver(() => {
    if (meta) meta.content = shop.barColor[asTheme(root.dataset.theme) ?? 'dark']
  })
  watch.observe(root, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
