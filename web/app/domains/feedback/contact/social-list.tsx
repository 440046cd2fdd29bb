import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { shop } from '#app/lib/shop/shop.ts'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'

/** Networks with a description of their own; others share one. */
const known = ['facebook', 'instagram', 'tiktok', 'youtube', 'x', 'whatsapp'] as const

const look =
  'grid h-full content-between gap-4 rounded-md bg-surface-1 p-5 transition-colors hover:bg-surface-2 forced-colors:border sm:gap-8 lg:p-8'

/** Links to the shop's pages on social networks. Nothing is loaded from the networks. */
export function SocialList({ networks }: { networks: (typeof shop)['social'] }) {
  const { t } = useTranslation('feedback')
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {networks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer me" className={look}>
            <span className="grid gap-2">
              <span className="type-h3 lg:text-30">
                <Ltr>{name}</Ltr>
              </span>
              <span className="max-w-112 text-text-2">
                {t(`social.about.${known.find((one) => one === name.toLowerCase()) ?? 'other'}`)}
              </span>
            </span>
            <span className="flex items-center justify-between gap-3 text-14 font-semibold">
              <Ltr className="text-text-2">{URL.parse(url)?.hostname.replace(/^www\./, '') ?? url}</Ltr>
              <ArrowForward className="size-5" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
