import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { shop } from '#app/lib/shop/shop.ts'
import { Container } from '#app/ui/container.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchForm } from './search-form.tsx'
import { UtilBar } from './util-bar.tsx'

/**
 * The header of all pages but the checkout's: 56 high on phones with the search below, 80 from 1024 on. Where nothing hovers the
 * departments stand in it from 1280 on: their openers need room.
 */
export function Header() {
  const { i18n } = useTranslation()
  return (
    <header className="relative z-30 border-b border-line bg-bg">
      <UtilBar />
      <Container>
        <div className="flex min-h-header items-center gap-1 lg:gap-5 xl:gap-8">
          <MenuDrawer className="-ms-2.5 lg:hoverable:hidden xl:hidden" />
          <Link to="/" viewTransition>
            <Logo wordmark={shop.name[i18n.language as 'ar' | 'en']} />
          </Link>
          <CategoryNav className="hidden lg:hoverable:flex xl:flex" />
          <SearchForm className="ms-auto hidden max-w-56 min-w-0 flex-1 lg:block hoverless:max-w-84 xl:max-w-84" />
          <div className="ms-auto -me-2.5 flex lg:ms-0">
            <AccountLink />
            <CartLink />
          </div>
        </div>
        <SearchForm className="min-h-14 pb-3 lg:hidden" />
      </Container>
    </header>
  )
}
