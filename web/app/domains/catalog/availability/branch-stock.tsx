import { Link, useSearchParams } from 'react-router'
import Store from 'lucide-react/icons/store'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { LocateButton, usePosition } from '#app/domains/location/locate-button.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { PromiseRow } from '#app/ui/promise-box.tsx'
import { useOpened } from '#app/ui/use-opened.ts'
import type { BranchStock_BranchFragment } from './__generated__/branch-stock.ts'
import { BranchList, type StockedVariant, stockOf } from './branch-list.tsx'

/** Number of branches shown before «كل الفروع». */
const FIRST = 3
/** Parameter of the address: all branches are shown at first. */
const ALL = 'branches'

type Props = {
  branches: readonly BranchStock_BranchFragment[]
  /** Variants in the chosen colour. */
  offered: readonly StockedVariant[]
  /** Chosen variant, whose stock band is shown; without one, the available sizes are listed. */
  chosen: StockedVariant | undefined
  /** Product name and colour, for the WhatsApp message. */
  wanted: string
  /** Returns the path that orders the chosen variant for pick-up in a branch. */
  pickupPath?: (branchId: string) => string
}

/**
 * Stock of the product in branches: of the chosen size, or which sizes each has. Branches with stock come first, sorted
 * by distance once the visitor shares a position. Each has its hours, a map link and a WhatsApp message that names the
 * product.
 */
export function BranchStock({ branches, offered, chosen, wanted, pickupPath }: Props) {
  const { t } = useTranslation('catalog')
  const { place, asking, problem, ask } = usePosition()
  const [asked] = useSearchParams()
  const expanded = asked.has(ALL)
  const { opened, ref, open } = useOpened(expanded)
  const { having, sorted } = stockOf(branches, chosen ? [chosen] : offered, place)
  const title = chosen || offered.length === 1 ? 'stock.inBranches' : 'stock.anySize'
  const size = chosen?.size?.label
  const list = {
    wanted: size ? `${wanted} · ${t('size.short', { size })}` : wanted,
    sizes: !chosen && offered.length > 1,
    pickupPath,
  }
  return (
    <PromiseRow
      icon={<Store aria-hidden="true" strokeWidth={1.75} />}
      title={<Text>{t(title, { count: having, total: branches.length })}</Text>}
    >
      {chosen || place ? <BranchList branches={sorted.slice(0, FIRST)} {...list} /> : <p>{t('stock.chooseSize')}</p>}
      <p role="status" className="text-13">
        {problem ? t(`stock.${problem}`) : null}
      </p>
      {place ? null : (
        <LocateButton asking={asking} ask={ask} variant="link" className="me-5 noscript:hidden">
          {t('stock.nearest')}
        </LocateButton>
      )}
      {/* Closed, it stands beside the button; open, it takes the whole width. */}
      <details open={expanded} className="group inline-block align-top open:block" ref={ref}>
        <summary
          onClick={open}
          className={cx(
            'inline-flex min-h-tap items-center font-semibold text-text underline underline-offset-4',
            'group-open:sr-only',
          )}
        >
          {t('stock.all')}
        </summary>
        {opened ? null : <AllBranchesLink />}
        {opened && place ? <BranchList branches={sorted.slice(FIRST)} {...list} /> : null}
        {opened && !place
          ? [...Map.groupBy(sorted, ({ state }) => state.name)].map(([state, inState]) => (
              <section key={state} className="pt-3">
                <h3 className="type-h4 text-text">{state}</h3>
                <BranchList branches={inState} {...list} />
              </section>
            ))
          : null}
      </details>
    </PromiseRow>
  )
}

/** For visitors without JavaScript: the same page with the branches. */
function AllBranchesLink() {
  const { t } = useTranslation('catalog')
  const [asked] = useSearchParams()
  const params = new URLSearchParams(asked)
  params.set(ALL, 'all')
  return (
    <Link to={`?${params}`} rel="nofollow" className="text-link">
      {t('stock.all')}
    </Link>
  )
}
