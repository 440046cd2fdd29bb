import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { useIsViewerKnown, useViewer } from '#app/domains/session/use-viewer.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Drawer } from '#app/ui/dialog.tsx'
import { OtherLanguage, OtherTheme } from './switch-forms.tsx'
import { categoryPath } from './paths.ts'
import { useRootShellQuery } from './__generated__/shell.ts'
import { useSubcategories } from './use-subcategories.ts'
import { useAccountPath } from './own-parts.ts'

const topPages = ['newArrivals', 'bestSeller', 'topTeams', 'topBrands'] as const
const moreLinks = [
  ['track', '/track-order'],
  ['branches', '/branches'],
  ['blogs', '/blogs'],
  ['contact', '/contact-us'],
] as const
const row = 'flex min-h-tap items-center text-15'

/** The content of the phone menu, in a drawer. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common', 'account'])
  const { categories } = useRootShellQuery().data
  const subcategories = useSubcategories()
  const viewer = useViewer()
  const isKnown = useIsViewerKnown()
  const unnamed = isKnown ? 'logIn' : 'label'
  return (
    <Drawer open={open} onClose={onClose} title={t('menu.title')} closeLabel={t('common:close')}>
      <Accordion className="border-t-0">
        {categories?.map(({ id, slug, name }) => (
          <AccordionItem key={id} title={name} mark="chevron" name="departments">
            <ul>
              <li>
                <Link to={categoryPath(slug)} className={`${row} font-semibold text-text`} viewTransition>
                  {t('menu.everything', { name })}
                </Link>
              </li>
              {subcategories.of(id).map((child) => (
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
        {categories ? null : (
          <li>
            <Link to="/categories" className={row} viewTransition>
              {t('menu.all')}
            </Link>
          </li>
        )}
        <li>
          <Link to={useAccountPath()} className={row} viewTransition>
            {t(`account:nav.${viewer ? 'info' : unnamed}`)}
          </Link>
        </li>
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
        {moreLinks.map(([name, path]) => (
          <li key={name}>
            <Link to={path} className={row} viewTransition>
              {t(`links.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex gap-6 border-t border-line pt-4 text-14 text-text-2">
        <OtherLanguage />
        <OtherTheme />
      </div>
    </Drawer>
  )
}
