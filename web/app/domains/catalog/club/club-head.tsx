import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { NameHead } from '#app/domains/catalog/name-head.tsx'
import { brandPath, listPath } from '#app/domains/catalog/catalog-paths.ts'
import type { ClubFacts_ClubFragment, ClubHead_ClubFragment } from './__generated__/club-head.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { SpecList } from '#app/ui/spec-list.tsx'
import { cairoDay } from '#app/lib/dates/cairo.ts'
import { months } from '#app/lib/dates/format.ts'

/** Head of a club's page: name, facts, link to its products, its emblem and its newest home shirt. */
export function ClubHead({ club }: { club: ClubHead_ClubFragment }) {
  const { t } = useTranslation('catalog')
  const { slug, kind, name, nicknames, productCount, emblem, image } = club
  return (
    <NameHead
      eyebrow={t(`club.kind.${kind ?? 'CLUB'}`)}
      name={name}
      text={nicknames}
      facts={<ClubFacts club={club} className="border-t border-line pt-4" />}
      shop={{ to: listPath({ club: slug }), label: t('club.shop', { name }) }}
      productCount={productCount ?? 0}
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

/** Facts about a club; unknown ones are left out. */
export function ClubFacts({ club, className }: { club: ClubFacts_ClubFragment; className?: string }) {
  const { t, locale } = useTranslation('catalog')
  const { founded, founders, league, stadium, kitColor, kitSupplier } = club
  const fact = (label: string, value: string | null): { label: string; value: ReactNode }[] =>
    value ? [{ label, value: <Text>{value}</Text> }] : []
  const supplier = kitSupplier ? (
    <Link
      to={brandPath(kitSupplier.slug)}
      className="tap-area inline-block min-w-6 leading-6 font-semibold underline decoration-text-3 underline-offset-4 hover:decoration-accent"
      viewTransition
    >
      <Text>{kitSupplier.name}</Text>
    </Link>
  ) : null
  const items = [
    ...fact(t('club.founded'), founded && foundedText(founded, locale)),
    ...fact(t('club.founders'), founders),
    ...fact(t('club.league'), league),
    ...fact(t('club.stadium'), stadium),
    ...fact(t('club.kitColor'), kitColor),
    ...(supplier ? [{ label: t('club.kitSupplier'), value: supplier }] : []),
  ]
  return items.length > 0 ? <SpecList items={items} className={className} /> : null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Formats a founding date, for example '24 أبريل 1907' for '1907-04-24'. A year alone or free text is returned as it
 * is.
 */
function foundedText(founded: string, locale: Locale): string {
  if (!DAY.test(founded)) return founded
  const { day, month, year } = cairoDay(founded)
  return `${day} ${months[locale][month - 1]} ${year}`
}
