import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { NameHead } from '#app/domains/catalog/name-head.tsx'
import { listPath } from '#app/domains/catalog/product-path.ts'
import type { ClubHead_ClubFragment } from './__generated__/club-head.ts'
import { ClubFacts } from './club-facts.tsx'

/** Whose page it is: the name, what is known, the colours as a large disc and the newest home shirt before it. */
export function ClubHead({ club }: { club: ClubHead_ClubFragment }) {
  const { t } = useTranslation('catalog')
  const { slug, kind, name, nicknames, productCount, emblem, image } = club
  return (
    <NameHead
      eyebrow={t(`club.kind.${kind}`)}
      name={name}
      text={nicknames}
      facts={<ClubFacts club={club} className="border-t border-line pt-4" />}
      shop={{ to: listPath({ club: slug }), label: t('club.shop', { name }) }}
      productCount={productCount}
    >
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
    </NameHead>
  )
}
