import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ClubHead_ClubFragment } from './__generated__/club-head.ts'
import { ClubFacts } from './club-facts.tsx'
import { listPath } from '#app/domains/catalog/product-path.ts'

/** Whose page it is: the name, what is known, the colours as a large disc and the newest home shirt before it. */
export function ClubHead({ club }: { club: ClubHead_ClubFragment }) {
  const { t } = useTranslation(['catalog', 'common'])
  const { slug, kind, name, nicknames, productCount, emblem, image } = club
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center lg:gap-12">
      <div className="relative isolate order-first overflow-hidden rounded-lg bg-plinth lg:order-last">
        <div className="absolute inset-y-[-9%] -end-[16%] -z-1 aspect-square">
          <ClubDisc pattern={emblem.pattern} colors={emblem.colors} size="fill" />
        </div>
        <div className="mx-auto aspect-3/2 h-full max-h-120 w-full lg:aspect-6/5">
          {image ? (
            <div className="h-full w-[62%] p-[3%] drop-shadow-2xl">
              <Picture base={image.base} alt={image.alt} sizes="(min-width: 64rem) 28rem, 60vw" priority />
            </div>
          ) : null}
        </div>
      </div>
      <div className="grid content-center gap-4">
        <Eyebrow>{t(`club.kind.${kind}`)}</Eyebrow>
        <h1 className="type-campaign">
          <Text>{name}</Text>
        </h1>
        {nicknames ? (
          <p className="type-lead">
            <Text>{nicknames}</Text>
          </p>
        ) : null}
        <ClubFacts club={club} className="border-t border-line pt-4" />
        {productCount > 0 ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
            <Button asChild size="lg">
              <Link to={listPath({ club: slug })} viewTransition>
                <Text>{t('club.shop', { name })}</Text>
              </Link>
            </Button>
            <span className="text-14 text-text-3">
              <Text>{t('common:products', { count: productCount })}</Text>
            </span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
