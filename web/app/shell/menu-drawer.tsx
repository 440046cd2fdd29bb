import { useEffect, useState } from 'react'
import MenuIcon from 'lucide-react/icons/menu'
import { Link, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { topPaths } from '#app/domains/catalog/top-paths.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { LanguageForm } from './language-form.tsx'
import { categoryPath } from './paths.ts'
import { useRootData } from './root-data.ts'
import { ThemeForm } from './theme-form.tsx'

const topPages = ['newArrivals', 'bestSeller', 'topTeams', 'topBrands'] as const
const row = 'flex min-h-tap items-center text-15'

/** The menu of phones: departments, order tracking, language, theme. Without JavaScript its button leads to all departments. */
export function MenuDrawer({ className }: { className?: string }) {
  const { t } = useTranslation(['shell', 'common'])
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
          onClick={(event) => {
            event.preventDefault()
            setOpened(true)
            setOpen(true)
          }}
        >
          <MenuIcon aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </Link>
      </IconButton>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('menu.title')} closeLabel={t('common:close')}>
        {/* Not in the document before it is asked for: that is a hundred links. */}
        {opened ? <MenuContent /> : null}
      </Drawer>
    </>
  )
}

function MenuContent() {
  const { t } = useTranslation('shell')
  const { shell } = useRootData()
  return (
    <>
      <Accordion className="border-t-0">
        {shell?.categories.map(({ id, slug, name, children }) => (
          <AccordionItem key={id} title={name} mark="chevron" name="departments">
            <ul>
              <li>
                <Link to={categoryPath(slug)} className={`${row} font-semibold text-text`} viewTransition>
                  {t('menu.everything', { name })}
                </Link>
              </li>
              {children.map((child) => (
                <li key={child.id}>
                  <Link to={categoryPath(child.slug)} className={row} viewTransition>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
      <ul className="py-4 font-display font-semibold">
        <li>
          <Link to={topPaths.offers} className={`${row} text-accent-text`} viewTransition>
            {t('menu.offers')}
          </Link>
        </li>
        {topPages.map((name) => (
          <li key={name}>
            <Link to={topPaths[name]} className={row} viewTransition>
              {t(`menu.${name}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/track-order" className={row} viewTransition>
            {t('track')}
          </Link>
        </li>
      </ul>
      <div className="flex gap-6 border-t border-line pt-4 text-14 text-text-2">
        <LanguageForm />
        <ThemeForm />
      </div>
    </>
  )
}
