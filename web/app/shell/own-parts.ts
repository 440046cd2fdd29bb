import type { TFunction } from 'i18next'
import { loginPath } from '#app/lib/route/login-path.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { RootOwnQuery } from '#app/domains/session/__generated__/viewer.ts'
import { useIsViewerKnown, useViewer } from '#app/domains/session/use-viewer.ts'
import { useRootShellQuery } from './__generated__/shell.ts'
import { useHere } from './use-here.ts'

/** The texts that `ownParts` takes. */
export const OWN_TEXTS = ['shell', 'account'] as const

/** Returns what the header says of this visitor. Neutral while she or her cart is unknown. */
export function ownParts(t: TFunction<typeof OWN_TEXTS>, { viewer, cart }: RootOwnQuery, isKnown = true) {
  const [units, wished] = [cart?.quantity ?? 0, viewer?.wishlistProducts?.length ?? 0]
  const unnamed = t(isKnown ? 'account:nav.logIn' : 'account:nav.label')
  const name = viewer?.fullName.split(' ', 1)[0]
  return {
    cart: { label: cart ? t('cart.label', { count: units }) : t('cart.unknown'), count: units },
    wishlist: { label: wished > 0 ? t('wishlist.label', { count: wished }) : t('wishlist.none'), count: wished },
    account: {
      label: name ? t('account:nav.of', { name }) : unnamed,
      name: name ?? unnamed,
      photo: viewer?.image ?? undefined,
    },
  }
}

export type OwnParts = ReturnType<typeof ownParts>

/** Returns what the header says of the visitor of the page. */
export function useOwnParts(): OwnParts {
  const { t } = useTranslation(OWN_TEXTS)
  const { cart } = useRootShellQuery().data
  return ownParts(t, { viewer: useViewer(), cart }, useIsViewerKnown())
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
