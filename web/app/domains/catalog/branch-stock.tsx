import Store from 'lucide-react/icons/store'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { PromiseRow } from '#app/ui/promise-box.tsx'
import type { BranchStock_BranchFragment, BranchStock_VariantFragment } from './__generated__/branch-stock.ts'
import { BranchList } from './branch-list.tsx'

/** How many branches are shown before «كل الفروع». */
const FIRST = 3

type Variant = BranchStock_VariantFragment & { size: { label: string } | null }

type Props = {
  branches: readonly BranchStock_BranchFragment[]
  /** In the chosen colour. */
  offered: readonly Variant[]
  /** With it: roughly how many each branch has; without: which sizes. */
  chosen: Variant | undefined
}

/** Which branches have the chosen size, or which sizes they have: those that have it first. */
export function BranchStock({ branches, offered, chosen }: Props) {
  const { t } = useTranslation('catalog')
  const asked = chosen ? [chosen] : offered
  const stocked = branches.map((branch) => ({ ...branch, has: asked.flatMap((variant) => holding(variant, branch.id)) }))
  const having = stocked.filter(({ has }) => has.length > 0)
  const sorted = [...having, ...stocked.filter(({ has }) => has.length === 0)]
  const title = chosen || offered.length === 1 ? 'stock.inBranches' : 'stock.anySize'
  return (
    <PromiseRow
      icon={<Store aria-hidden="true" strokeWidth={1.75} />}
      title={<Text>{t(title, { count: having.length, total: branches.length })}</Text>}
    >
      {chosen ? <BranchList branches={sorted.slice(0, FIRST)} /> : <p>{t('stock.chooseSize')}</p>}
      <details className="group">
        <summary
          className={cx(
            'inline-flex min-h-tap items-center font-semibold text-text underline underline-offset-4',
            'group-open:sr-only',
          )}
        >
          {t('stock.all')}
        </summary>
        {[...Map.groupBy(sorted, ({ stateName }) => stateName)].map(([state, inState]) => (
          <section key={state} className="pt-3">
            <h3 className="type-h4 text-text">{state}</h3>
            <BranchList branches={inState} sizes={!chosen && offered.length > 1} />
          </section>
        ))}
      </details>
    </PromiseRow>
  )
}

function holding({ availability, size }: Variant, branchId: string) {
  const band = availability.find(({ branch }) => branch.id === branchId)?.band
  return band === undefined || band === 'NONE' ? [] : [{ band, label: size?.label ?? '' }]
}
