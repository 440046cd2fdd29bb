import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { formatHour } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { mapLink, whatsappLink } from '#app/lib/shop/links.ts'
import { BranchRow } from '#app/ui/branch-row.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BranchTeaser_BranchFragment } from './__generated__/branch-teaser.ts'
import { BranchMap } from './branch-map.tsx'

type Branch = BranchTeaser_BranchFragment

/** Where one can try things on: every branch by governorate, whether it is open, how to reach it; and the map. */
export function BranchTeaser({ branches }: { branches: readonly Branch[] }) {
  const { t } = useTranslation('branch')
  const states = [...Map.groupBy(branches, ({ stateName }) => stateName)]
  if (states.length === 0) return null
  return (
    <section aria-labelledby="try" className="grid overflow-hidden rounded-lg bg-surface-1 forced-colors:border lg:grid-cols-[1fr_1.1fr]">
      <div className="grid content-center gap-4 p-[clamp(1.5rem,1rem+2vw,3.5rem)]">
        <Eyebrow>
          <Text>{t('teaser.where', { branches: t('teaser.branches', { count: branches.length }), states: t('teaser.states', { count: states.length }) })}</Text>
        </Eyebrow>
        <h2 id="try" className="type-h1">
          {t('teaser.title')}
        </h2>
        <p className="text-text-2">{t('teaser.text')}</p>
        <div>
          {states.map(([state, inState], place) => (
            <details key={state} name="teaser" open={place === 0} className="group border-b border-line last:border-0">
              <summary className="flex min-h-13 items-center gap-3 font-semibold">
                <MapPin aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none group-open:text-accent-text" />
                <span className="flex-1">{state}</span>
                <span className="text-13 font-normal text-text-3">
                  <Text>{t('teaser.branches', { count: inState.length })}</Text>
                </span>
              </summary>
              <ul className="pb-3">
                {inState.map((branch) => (
                  <TeaserRow key={branch.id} branch={branch} />
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
      <BranchMap places={states.map(([name, inState]) => ({ name, count: inState.length, ...middle(inState) }))} />
    </section>
  )
}

function TeaserRow({ branch }: { branch: Branch }) {
  const { t, i18n } = useTranslation('branch')
  const { name, address, isOpen, opens, closes, whatsapp } = branch
  const hour = (time: string) => formatHour(time, i18n.language as Locale)
  return (
    <BranchRow
      name={name}
      note={
        <>
          <Text>{address}</Text>
          <span className="flex gap-4">
            <TextLink underlined href={whatsappLink(whatsapp.replace(/\D/g, ''))} target="_blank" rel="noreferrer" aria-label={t('teaser.whatsappOf', { name })}>
              {t('teaser.whatsapp')}
            </TextLink>
            <TextLink underlined href={mapLink(branch)} target="_blank" rel="noreferrer" aria-label={t('teaser.mapOf', { name })}>
              {t('teaser.map')}
            </TextLink>
          </span>
        </>
      }
      status={<Text>{isOpen ? t('teaser.open', { hour: hour(closes) }) : t('teaser.closed', { hour: hour(opens) })}</Text>}
      tone={isOpen ? 'success' : 'muted'}
    />
  )
}

function middle(branches: readonly Branch[]): { lat: number; lng: number } {
  const mean = (of: (branch: Branch) => number) => branches.reduce((sum, branch) => sum + of(branch), 0) / branches.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
