import { lazy, Suspense, useEffect, useState } from 'react'
import MenuIcon from 'lucide-react/icons/menu'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { prefetch, loadWithRetry } from '#app/lib/lazy/lazy-part.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

const load = () => import('./menu-sheet.tsx')
const MenuSheet = lazy(async () => ({ default: (await loadWithRetry(load)).MenuSheet }))

/**
 * The menu of phones: categories, order tracking, language, theme. Without JavaScript its button links to all
 * categories.
 */
export function MenuDrawer({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  return (
    <>
      <IconButton asChild label={t('menu.label')} className={className}>
        <Link
          to="/categories"
          role="button"
          aria-haspopup="dialog"
          onPointerEnter={() => prefetch(load)}
          onKeyDown={(event) => {
            // Links react to Enter only; an element with the role button must react to Space too.
            if (event.key !== ' ') return
            event.preventDefault()
            event.currentTarget.click()
          }}
          onClick={(event) => {
            event.preventDefault()
            setOpened(true)
            setOpen(true)
          }}
        >
          <MenuIcon aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </Link>
      </IconButton>
      {/* Not in the document before it is asked for: that is a hundred links. */}
      {opened ? (
        <Suspense>
          <MenuSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
