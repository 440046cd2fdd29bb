import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { SpecList } from '#app/ui/spec-list.tsx'
import type { ClubFacts_ClubFragment } from './__generated__/club-facts.ts'
import { brandPath } from '#app/domains/catalog/brand/brand-path.ts'
import { foundedText } from './club-founded.ts'

/** What is known of a club; what is not known is not shown. */
export function ClubFacts({ club, className }: { club: ClubFacts_ClubFragment; className?: string }) {
  const { t, i18n } = useTranslation('catalog')
  const { founded, founders, league, stadium, kitColor, kitSupplier } = club
  const fact = (label: string, value: string | null) => (value ? [{ label, value: <Text>{value}</Text> as ReactNode }] : [])
  const supplier = kitSupplier ? (
    <Link
      to={brandPath(kitSupplier.slug)}
      className="tap-area font-semibold underline decoration-text-3 underline-offset-4 hover:decoration-accent"
      viewTransition
    >
      <Text>{kitSupplier.name}</Text>
    </Link>
  ) : null
  const items = [
    ...fact(t('club.founded'), founded && foundedText(founded, asLocale(i18n.language) ?? 'ar')),
    ...fact(t('club.founders'), founders),
    ...fact(t('club.league'), league),
    ...fact(t('club.stadium'), stadium),
    ...fact(t('club.kitColor'), kitColor),
    ...(supplier ? [{ label: t('club.kitSupplier'), value: supplier }] : []),
  ]
  return items.length > 0 ? <SpecList items={items} className={className} /> : null
}
