import { type ConsentMode, readConsentMode, readPixels } from '../app/lib/analytics/pixels.ts'
import { placeholdersOf } from '../app/lib/shop/shop.ts'
import { settings, type ShopConfig } from '#shop.config.ts'

const consent: Record<ConsentMode, string> = {
  unasked: 'Pixels load for everybody from the start. CONSENT=opt-in asks first, as the Egyptian data protection law (151/2020) recommends',
  'opt-in': 'Pixels load once a visitor agrees (CONSENT=opt-in)',
  'opt-out': 'Pixels load until a visitor refuses (CONSENT=opt-out)',
}

/** Notes on the settings for the operator, one line each. Throws like `readPixels`. */
export function startNotes(env: Record<string, string | undefined>, config: ShopConfig = settings): string[] {
  const placeholders = placeholdersOf(config)
  return [
    ...(Object.keys(readPixels(env)).length > 0 ? [`${consent[readConsentMode(env)]} (docs/analytics.md).`] : []),
    ...(placeholders.length > 0
      ? [`web/shop.config.ts holds placeholders: ${placeholders.join(', ')}. Links to the root of another site are not shown.`]
      : []),
  ]
}
