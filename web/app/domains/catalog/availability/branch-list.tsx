import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { kilometres, type Place, roughly } from '#app/lib/geo/distance.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { useOpening } from '#app/domains/branch/use-opening-status.ts'
import { telLink, whatsappLink } from '#app/lib/shop/shop.ts'
import { BranchRow } from '#app/ui/branch-row.tsx'
import { cx } from '#app/ui/cx.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { BranchStock_BranchFragment, BranchStock_VariantFragment } from './__generated__/branch-stock.ts'

type Props = {
  branches: readonly StockedBranch[]
  /** Product that the WhatsApp message asks for. */
  wanted: string
  /** Lists the available sizes of a branch instead of its stock band. */
  sizes?: boolean
  /** Returns the path that orders the product for pick-up in a branch; undefined while no variant is chosen. */
  pickupPath?: (branchId: string) => string
}

/** Lists branches with their stock, opening state and contacts. */
export function BranchList({ branches, wanted, sizes = false, pickupPath }: Props) {
  const { t } = useTranslation('catalog')
  const status = ({ has }: StockedBranch) => {
    const [first] = has
    if (!first) return { status: t('stock.none'), tone: 'muted' as const }
    if (sizes) return { status: <Text>{has.map(({ label }) => label).join(' · ')}</Text>, tone: 'success' as const }
    if (first.band === 'LOW') return { status: t('stock.low'), tone: 'warning' as const }
    return { status: t('stock.ok'), tone: 'success' as const }
  }
  return (
    <ul>
      {branches.map((branch) => (
        <BranchRow
          key={branch.id}
          name={<Text>{branch.name}</Text>}
          note={
            <Ways
              branch={branch}
              wanted={wanted}
              pickup={branch.has.length > 0 ? pickupPath?.(branch.id) : undefined}
            />
          }
          {...status(branch)}
          className="[&>p]:max-w-1/2 [&>p]:text-end"
        />
      ))}
    </ul>
  )
}

type WaysProps = { branch: StockedBranch; wanted: string; /** Path that orders for pick-up. */ pickup?: string }

function Ways({ branch, wanted, pickup }: WaysProps) {
  const { t } = useTranslation(['catalog', 'branch'])
  const { text, open } = useOpening()([branch])
  const { name, away, phone, whatsapp, location } = branch
  const out = { target: '_blank', rel: 'noreferrer' }
  return (
    <>
      <span className={cx('me-1.5', open && 'text-success')}>
        <Text>{text}</Text>
      </span>
      {away === undefined ? null : (
        <span>
          · <Text>{t('stock.away', { km: roughly(away) })}</Text>
        </span>
      )}
      <span className="flex flex-wrap gap-x-4">
        {pickup ? (
          <TextLink asChild underlined className="tap-area min-h-8 text-13">
            <Link to={pickup} aria-label={t('stock.pickupOf', { name })}>
              {t('stock.pickup')}
            </Link>
          </TextLink>
        ) : null}
        <Way href={location.mapUrl} aria-label={t('branch:teaser.mapOf', { name })} {...out}>
          {t('branch:teaser.map')}
        </Way>
        <Way
          href={whatsappLink(whatsapp, t('stock.message', { wanted, branch: name }))}
          aria-label={t('branch:teaser.whatsappOf', { name })}
          {...out}
        >
          {t('branch:teaser.whatsapp')}
        </Way>
        <Way href={telLink(phone)} aria-label={t('stock.callOf', { name })}>
          {t('stock.call')}
        </Way>
      </span>
    </>
  )
}

function Way(link: Parameters<typeof TextLink>[0]) {
  return <TextLink underlined className="tap-area min-h-8 text-13 font-normal" {...link} />
}

export type StockedVariant = BranchStock_VariantFragment & { size: { label: string } | null }

/**
 * A branch with its stock of the requested variants. `away`: kilometres from the visitor; undefined while the position
 * is unknown.
 */
type StockedBranch = BranchStock_BranchFragment & { has: { band: 'LOW' | 'OK'; label: string }[]; away?: number }

/**
 * Returns branches with their stock of some variants, and how many have any. Branches with stock come first, sorted by
 * distance when `from` is known.
 */
export function stockOf(
  branches: readonly BranchStock_BranchFragment[],
  variants: readonly StockedVariant[],
  from?: Place,
) {
  const stocked = branches.map((branch): StockedBranch => {
    const away = from && kilometres(from, branch.location)
    return { ...branch, away, has: variants.flatMap((variant) => holding(variant, branch.id)) }
  })
  const byWay = stocked.toSorted((one, other) => (one.away ?? 0) - (other.away ?? 0))
  const having = byWay.filter(({ has }) => has.length > 0)
  return { having: having.length, sorted: [...having, ...byWay.filter(({ has }) => has.length === 0)] }
}

function holding({ availability, size }: StockedVariant, branchId: string): StockedBranch['has'] {
  const band = availability?.find(({ branch }) => branch.id === branchId)?.band
  return band === undefined || band === 'NONE' ? [] : [{ band, label: size?.label ?? '' }]
}
