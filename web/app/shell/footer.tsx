import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { formatHour } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { telLink, whatsappLink } from '#app/lib/shop/links.ts'
import { topPaths } from '#app/domains/catalog/top-paths.ts'
import { shop } from '#app/shop.config.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { FooterBranches } from './footer-branches.tsx'
import { FooterColumn, FooterLink } from './footer-column.tsx'
import { LanguageForm } from './language-form.tsx'
import { categoryPath } from './paths.ts'
import { useRootData } from './root-data.ts'
import { ThemeForm } from './theme-form.tsx'

/** The footer of all pages: departments, help, the shop's own branches, messaging, the legal line. */
export function Footer() {
  const { t, i18n } = useTranslation('shell')
  const locale = i18n.language as Locale
  const { shell, year } = useRootData()
  const { from, to } = shop.contactHours
  const name = shop.name[locale]
  const categories = shop.headerCategories.flatMap((slug) => shell?.categories.filter((category) => category.slug === slug) ?? [])
  return (
    <footer className="mt-section border-t border-line bg-surface-1 text-14">
      <Container>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 pt-12 pb-8 lg:grid-cols-[1.7fr_1fr_1fr_1.7fr]">
          <div className="col-span-full grid content-start justify-items-start gap-4 lg:col-auto">
            <Logo wordmark={name} />
            <p className="max-w-88 text-text-2">{t('footer.about')}</p>
            <Button variant="outline" icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5" />} asChild>
              <a href={whatsappLink(shop.whatsapp)} target="_blank" rel="noreferrer">
                {t('footer.whatsapp')}
              </a>
            </Button>
            <p className="text-text-2">
              <Text>{t('footer.hours', { from: formatHour(from, locale), to: formatHour(to, locale) })}</Text>
            </p>
          </div>
          <FooterColumn title={t('footer.shop')}>
            {categories.map((category) => (
              <FooterLink key={category.id}>
                <Link to={categoryPath(category.slug)}>{category.name}</Link>
              </FooterLink>
            ))}
            <FooterLink>
              <Link to="/categories">{t('menu.all')}</Link>
            </FooterLink>
          </FooterColumn>
          <div className="grid content-start gap-8">
            <FooterColumn title={t('footer.service')}>
              <FooterLink>
                <Link to="/track-order">{t('track')}</Link>
              </FooterLink>
              <FooterLink>
                <a href={telLink(shop.phone)} className="gap-2">
                  <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />
                  <bdi dir="ltr">{shop.phone}</bdi>
                </a>
              </FooterLink>
              {shop.social.map((network) => (
                <FooterLink key={network.name}>
                  <a href={network.url} target="_blank" rel="noreferrer">
                    <bdi>{network.name}</bdi>
                  </a>
                </FooterLink>
              ))}
            </FooterColumn>
            <FooterColumn title={t('footer.discover')}>
              {(['offers', 'newArrivals', 'topTeams', 'topBrands'] as const).map((name) => (
                <FooterLink key={name}>
                  <Link to={topPaths[name]}>{t(`menu.${name}`)}</Link>
                </FooterLink>
              ))}
            </FooterColumn>
          </div>
          <FooterBranches />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 text-13 text-text-3">
          <p>
            <Text>{`${t('footer.rights', { year, name })} ${t('footer.vat')}`}</Text>
          </p>
          <div className="flex gap-6 text-text-2">
            <LanguageForm />
            <ThemeForm />
          </div>
        </div>
      </Container>
    </footer>
  )
}
