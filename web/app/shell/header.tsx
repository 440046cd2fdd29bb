import { Link } from 'react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Banknote from 'lucide-react/icons/banknote'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { shop, whatsappLink } from '#app/lib/shop/shop.ts'
import { WISHLIST_PATH } from '#app/domains/wishlist/wishlist-button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { CountBadge, IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AccountLink } from './account-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchForm } from './search-form.tsx'
import { type OwnParts, useOwnParts } from './own-parts.ts'
import { OtherLanguage, OtherTheme } from './switch-forms.tsx'

/**
 * The header of all pages except the checkout: 56 px high on phones with the search below, 80 px from 1024 px on.
 * Without hover it has the categories from 1280 px on, because their buttons need space.
 */
export function Header() {
  const { locale } = useTranslation()
  return (
    <header className="site-header">
      <UtilBar />
      <Container>
        <div className="flex min-h-[min(var(--header-h),16vw)] flex-wrap items-center gap-x-[min(0.25rem,1vw)] lg:flex-nowrap lg:gap-5 xl:gap-8">
          <MenuDrawer className="-ms-2.5 lg:hoverable:hidden xl:hidden" />
          <Link to="/" viewTransition>
            <Logo wordmark={shop.name[locale]} />
          </Link>
          <CategoryNav className="hidden lg:hoverable:flex xl:flex" />
          <SearchForm className="ms-auto hidden max-w-56 min-w-0 flex-1 lg:block hoverless:max-w-84 xl:max-w-84" />
          <OwnLinks />
        </div>
        <SearchForm className="min-h-[min(3.5rem,16vw)] pb-3 lg:hidden" />
      </Container>
    </header>
  )
}

/** The links to what is this visitor's own. */
function OwnLinks() {
  const { account, wishlist, cart } = useOwnParts()
  return (
    <div className="ms-auto -me-2.5 flex lg:ms-0">
      <AccountLink {...account} />
      <WishlistLink {...wishlist} />
      <CartLink {...cart} />
    </div>
  )
}

/** The link to the wishlist with its number of products. A guest has none, and is led to log in and back. */
function WishlistLink({ label, count }: OwnParts['wishlist']) {
  return (
    <IconButton asChild label={label} data-own="wishlist" suppressHydrationWarning>
      <Link to={WISHLIST_PATH} viewTransition>
        <Heart aria-hidden="true" strokeWidth={1.75} className="size-6" />
        <OwnCount own="wishlist-count">{count}</OwnCount>
      </Link>
    </IconButton>
  )
}

/**
 * The link to the cart with its number of items from the cache, so that it updates with every mutation. No number while
 * unknown.
 */
function CartLink({ label, count }: OwnParts['cart']) {
  return (
    <IconButton asChild label={label} data-own="cart" suppressHydrationWarning>
      {/* Prefetches the code of the cart page, so that an add needs only its own request. */}
      <Link to="/my-cart" prefetch="viewport" viewTransition>
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-6" />
        <OwnCount own="cart-count">{count}</OwnCount>
      </Link>
    </IconButton>
  )
}

/** The number at a link of the header; `shell/show-own.ts` finds it by `own`. */
function OwnCount({ own, children }: { own: string; children: number }) {
  return (
    <CountBadge data-own={own} className="absolute end-0.5 top-0.5 data-[count=0]:hidden" suppressHydrationWarning>
      {children}
    </CountBadge>
  )
}

/** The header of the checkout, with links to home and help only. */
export function SlimHeader() {
  const { t, locale } = useTranslation('shell')
  return (
    <header className="border-b border-line bg-bg">
      <Container className="flex min-h-header flex-wrap items-center justify-between gap-x-4">
        <Link to="/">
          <Logo wordmark={shop.name[locale]} />
        </Link>
        <TextLink
          href={whatsappLink(shop.whatsapp)}
          rel="noreferrer"
          target="_blank"
          icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}
        >
          {t('help')}
        </TextLink>
      </Container>
    </header>
  )
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4 flex-none' } as const
const link = 'inline-flex min-h-9 items-center gap-1.5 hover:text-text'

/**
 * The line above the header: promises of the shop, links to order tracking and branches, switches of language and
 * theme.
 */
function UtilBar() {
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
