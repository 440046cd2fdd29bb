import { type ConsentMode, readConsentMode, readPixels } from '#app/domains/pixels/pixels.ts'
import { identityFault } from 'server-kit/shop-identity.ts'
import { rootLinksOf } from '../app/lib/shop/shop.ts'
import { settings, type ShopConfig } from '#shop.config.ts'

const consent: Record<ConsentMode, string> = {
  unasked:
    'Pixels load for everybody from the start. CONSENT=opt-in asks first, as the Egyptian data protection law (151/2020) recommends',
  'opt-in': 'Pixels load once a visitor agrees (CONSENT=opt-in)',
  'opt-out': 'Pixels load until a visitor refuses (CONSENT=opt-out)',
}

/** Notes on the settings for the operator, one line each. Throws like `readPixels`. */
export function startNotes(env: Record<string, string | undefined>, config: ShopConfig = settings): string[] {
  const [identity, rootLinks] = [identityFault(config), rootLinksOf(config)]
  return [
    ...(Object.keys(readPixels(env)).length > 0 ? [`${consent[readConsentMode(env)]} (docs/analytics.md).`] : []),
    ...(identity ? [identity] : []),
    ...(rootLinks.length > 0
      ? [`web/shop.config.ts: ${rootLinks.join(', ')} lead to the root of another site and are not shown.`]
      : []),
  ]
}
