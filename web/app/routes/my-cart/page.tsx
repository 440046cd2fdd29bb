import { useTranslation } from 'react-i18next'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { usePage } from '#app/lib/apollo/use-page.ts'
import { cartGuard } from '#app/lib/guards/cart-guard.ts'
import { pageMeta, rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserAction, browserLoader } from '#app/lib/route/in-browser.ts'
import { serverAction, serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { keepAfterWrites } from '#app/lib/route/should-revalidate.ts'
import { CartChanges } from '#app/domains/cart/cart-changes.tsx'
import { CartLineRow } from '#app/domains/cart/cart-line-row.tsx'
import { CartNotice, PostedRefusals } from '#app/domains/cart/cart-notice.tsx'
import { CartSummary } from '#app/domains/cart/cart-summary.tsx'
import { cartWrite } from '#app/domains/cart/cart-write.ts'
import { ContinueButton } from '#app/domains/cart/continue-button.tsx'
import { EmptyCart } from '#app/domains/cart/empty-cart.tsx'
import { countShown } from '#app/domains/cart/shown-cart.ts'
import { useLineRemoval } from '#app/domains/cart/use-line-removal.tsx'
import { MyCartPageDocument, type MyCartPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async (_: Visit, query: Query) => {
  const page = await query(MyCartPageDocument, {}, { fresh: true })
  const to = cartGuard('/my-cart', page.cart)
  if (to) throw goTo(to)
  return page
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(cartWrite())
export const clientAction = browserAction(cartWrite(countShown))
// The notice of a redirect leaves the address without loading the cart again.
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.searchParams.has('notice') && args.currentUrl.pathname === args.nextUrl.pathname ? false : keepAfterWrites(args)

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: textOf(rootOf(args).locale)('cart:title'), hidden: true })

/** The cart. Its action takes what forms of the whole site want of the cart. */
export default function MyCartPage({ loaderData }: Route.ComponentProps) {
  const { cart } = usePage(MyCartPageDocument, {}, loaderData)
  return (
    <div className="grid gap-6">
      <CartNotice />
      <PostedRefusals />
      {cart && (cart.lines.length > 0 || cart.changes.length > 0) ? <FullCart cart={cart} /> : <EmptyCart lastOrder={cart?.lastOrder} />}
    </div>
  )
}

function FullCart({ cart }: { cart: NonNullable<MyCartPageQuery['cart']> }) {
  const { t } = useTranslation(['cart', 'common'])
  const remove = useLineRemoval(cart)
  return (
    <>
      <h1 className="type-h1 flex flex-wrap items-baseline gap-x-3">
        {t('title')}
        <span className="font-text text-14 font-normal text-text-3">
          <Text>{t('common:pieces', { count: cart.quantity })}</Text>
        </span>
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
        <div className="grid gap-4">
          <CartChanges changes={cart.changes} lines={cart.lines} />
          <ul>
            {cart.lines.map((line) => (
              <CartLineRow key={line.id} line={line} onRemove={(gone) => void remove(gone)} />
            ))}
          </ul>
        </div>
        <CartSummary cart={cart} action={<ContinueButton cart={cart} />} />
      </div>
    </>
  )
}
