import Banknote from 'lucide-react/icons/banknote'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Container } from '#app/ui/container.tsx'
import { OtherLanguage } from './other-language.tsx'
import { OtherTheme } from './other-theme.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4 flex-none' } as const
const link = 'inline-flex min-h-9 items-center gap-1.5 hover:text-text'

/** The line above the header: promises of the shop, links to order tracking and branches, switches of language and theme. */
export function UtilBar() {
  const { t } = useTranslation('shell')
  return (
    <div className="border-b border-line bg-surface-1 text-13 text-text-2">
      <Container className="flex min-h-9 items-center justify-between gap-4">
        <p className="flex items-center gap-2">
          <Banknote {...icon} className="size-4 flex-none text-text" />
          <span>{t('promise')}</span>
        </p>
        <div className="hidden items-center gap-5 lg:flex">
          <Link to="/track-order" className={link} viewTransition>
            <Package {...icon} />
            {t('track')}
          </Link>
          <Link to="/branches" className={link} viewTransition>
            <MapPin {...icon} />
            {t('links.branches')}
          </Link>
          <OtherLanguage />
          <OtherTheme />
        </div>
      </Container>
    </div>
  )
}
