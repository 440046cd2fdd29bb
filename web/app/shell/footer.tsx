import { keysOf } from '#app/lib/records/records.ts'
import type { ReactNode } from 'react'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { LegalNumbers } from '#app/lib/shop/legal-numbers.tsx'
import { contactHours } from '#app/lib/shop/contact-hours.ts'
import { shop, telLink, whatsappLink } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { cx } from '#app/ui/cx.ts'
import { Logo } from '#app/ui/logo.tsx'
import { footerLinks } from './footer-links.ts'
import { OtherLanguage, OtherTheme } from './switch-forms.tsx'
import { categoryPath } from './paths.ts'
import { useRootShellQuery } from './__generated__/shell.ts'
import { useRootData } from './root-data.ts'

/**
 * The footer of all pages: contact, categories, help, discovery, legal line. `slim`: the last line alone, for checkout
 * and login, where few links should lead away.
 */
export function Footer({ slim }: { slim: boolean }) {
  const { t, locale } = useTranslation('shell')
  const name = shop.name[locale]
  if (slim) {
    return (
      <footer className="mt-section border-t border-line bg-surface-1">
        <Container>
          <LastLine name={name}>
            <Phoned />
            <FooterAway to="/terms">{t('links.terms')}</FooterAway>
            <FooterAway to="/privacy-settings">{t('links.privacy')}</FooterAway>
          </LastLine>
        </Container>
      </footer>
    )
  }
  return (
    <footer className="mt-section border-t border-line bg-surface-1 text-14">
      <Container className="far [--far:40rem] sm:[--far:48rem] lg:[--far:29rem]">
        <div className="footer-columns">
          <Reach name={name} />
          <Departments />
          <Links title={t('footer.service')} links={footerLinks.service} />
          <Links title={t('footer.discover')} links={footerLinks.discover} />
          <Links title={t('footer.company', { name })} links={footerLinks.company} />
        </div>
        <LastLine name={name} />
      </Container>
    </footer>
  )
}

/** Copyright, legal numbers, `children` and the switches. */
function LastLine({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const { year } = useRootData()
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-13 text-text-3',
        !children && 'sm:border-t sm:border-line',
      )}
    >
      <div>
        <p>
          <Text>{`${t('footer.rights', { year, name })} ${t('footer.vat')}`}</Text>
        </p>
        <LegalNumbers />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 text-text-2">
        {children}
        <OtherLanguage />
        <OtherTheme />
      </div>
    </div>
  )
}

function FooterAway({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-tap items-center hover:text-text" viewTransition>
      {children}
    </Link>
  )
}

function Phoned() {
  return (
    <a href={telLink(shop.phone)} className="inline-flex min-h-tap items-center gap-2 text-text-2 hover:text-text">
      <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <bdi dir="ltr">{shop.phone}</bdi>
    </a>
  )
}

function Reach({ name }: { name: string }) {
  const { t, locale } = useTranslation('shell')
  return (
    <div className="footer-contact">
      <Logo wordmark={name} />
      <p className="max-w-88 text-text-2">{t('footer.about')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="outline"
          icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          asChild
        >
          <a href={whatsappLink(shop.whatsapp)} target="_blank" rel="noreferrer">
            {t('footer.whatsapp')}
          </a>
        </Button>
        <Phoned />
      </div>
      <p className="text-text-2">
        <Text>{t('footer.hours', contactHours(locale))}</Text>
      </p>
    </div>
  )
}

function Departments() {
  const { t } = useTranslation('shell')
  const { categories: all } = useRootShellQuery().data
  const categories = shop.headerCategories.flatMap((slug) => all?.filter((category) => category.slug === slug) ?? [])
  return (
    <FooterColumn title={t('footer.shop')}>
      {categories.map(({ id, slug, name }) => (
        <FooterLink key={id} to={categoryPath(slug)}>
          {name}
        </FooterLink>
      ))}
      <FooterLink to="/categories">{t('menu.all')}</FooterLink>
    </FooterColumn>
  )
}

type LinkName = { [Group in keyof typeof footerLinks]: keyof (typeof footerLinks)[Group] }[keyof typeof footerLinks]

function Links({ title, links }: { title: string; links: Partial<Record<LinkName, string>> }) {
  const { t } = useTranslation('shell')
  return (
    <FooterColumn title={title}>
      {keysOf(links).map((name) => (
        <FooterLink key={name} to={links[name] ?? ''}>
          {t(`links.${name}`)}
        </FooterLink>
      ))}
    </FooterColumn>
  )
}

type Props = { title: ReactNode; children: ReactNode }

/**
 * A group of links: a column, on phones a row that opens. Both are one `details` element, so nothing moves and it works
 * without JavaScript: on wide screens `.fold` in components.css shows links and heading and hides the summary.
 */
function FooterColumn({ title, children }: Props) {
  return (
    <details className="fold">
      <summary>
        <h2 className="type-h4">{title}</h2>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </summary>
      <h2 className="type-h4 mb-1.5">{title}</h2>
      <ul className="footer-links pb-3 sm:pb-0">{children}</ul>
    </details>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} viewTransition>
        {children}
      </Link>
    </li>
  )
}
