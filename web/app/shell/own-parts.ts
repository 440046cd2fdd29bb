import { loginPath } from '#app/lib/route/login-path.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { useIsViewerKnown, useViewer } from '#app/domains/session/use-viewer.ts'
import { useRootShellQuery } from './__generated__/shell.ts'
import { useHere } from './use-here.ts'

/** What the header says of its visitor. Neutral while she or her cart is unknown. */
export function useOwnParts() {
  const { t } = useTranslation(['shell', 'account'])
  const viewer = useViewer()
  const { cart } = useRootShellQuery().data
  const [units, wished] = [cart?.quantity ?? 0, viewer?.wishlistProducts?.length ?? 0]
  const unnamed = t(useIsViewerKnown() ? 'account:nav.logIn' : 'account:nav.label')
  const name = viewer?.fullName.split(' ', 1)[0]
  return {
    cart: { label: cart ? t('cart.label', { count: units }) : t('cart.unknown'), count: units },
    wishlist: { label: wished > 0 ? t('wishlist.label', { count: wished }) : t('wishlist.none'), count: wished },
    account: {
      label: name ? t('account:nav.of', { name }) : unnamed,
      name: name ?? unnamed,
      photo: viewer?.image ?? undefined,
      path: useAccountPath(),
      isCustomer: viewer !== null,
    },
  }
}

/**
 * Returns the address of the profile, also while the viewer is unknown, because its guard decides; for guests that of
 * the login.
 */
export function useAccountPath(): string {
  const isGuest = useViewer() === null
  const here = useHere()
  return useIsViewerKnown() && isGuest ? loginPath(here) : '/profile'
}
