import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { NotifyForm, notifyMeWrite } from '#app/domains/catalog/availability/notify-form.tsx'
import { soldOutChoices } from '#app/domains/catalog/product/use-variant-choice.ts'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ChevronBack } from '#app/ui/directional-icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/notify'
import { NotifyPageDocument, useNotifyPageQuery } from './__generated__/notify.ts'

const load = async ({ params: { id = '' } }: Visit, query: Query) => {
  const { product } = await query(
    NotifyPageDocument,
    { id },
    { fresh: 'unless-down', subject: ['product', 'product.variants'] },
  )
  return { product }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(notifyMeWrite)

export const meta = hiddenMeta((t) => t('catalog:notify.title'))

/** The notify-me form on a page of its own, for visitors without JavaScript. */
export default function NotifyPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const [params] = useSearchParams()
  const { product } = useNotifyPageQuery({ variables: { id }, refetchOn: { windowFocus: true } }).data
  if (!product?.variants) return null
  const { slug, name, status, image, variants } = product
  const colored = new Set(variants.map(({ color }) => color?.id)).size > 1
  const named = variants.map((variant) => ({ ...variant, size: { label: nameOf(variant, colored) } }))
  const choices = soldOutChoices(named)
  const variant = choices.find((choice) => numberOf(choice.id) === params.get('variant'))
  return (
    <div className="mx-auto grid w-full max-w-120 gap-5">
      <TextLink asChild icon={<ChevronBack className="size-4" />} className="w-fit">
        <Link to={productPath(slug)}>{t('notify.back')}</Link>
      </TextLink>
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4">
        <div className="aspect-4/5 overflow-hidden rounded-sm bg-plinth">
          <Picture base={image.base} alt={image.alt} sizes="80px" className="p-[4%]" />
        </div>
        <h1 className="type-h3">
          <Text>{name}</Text>
        </h1>
      </div>
      {status === 'ONLINE' && choices.length === 0 ? (
        <Alert tone="success">{t('notify.available')}</Alert>
      ) : (
        <NotifyForm product={product} variant={variant} choices={choices} noted={params.has('noted')} />
      )}
    </div>
  )
}

type Named = { color: { name: string } | null; size: { label: string } | null; sku: string }

function nameOf({ color, size, sku }: Named, colored: boolean): string {
  return [colored && color?.name, size?.label].filter(Boolean).join(' · ') || sku
}
