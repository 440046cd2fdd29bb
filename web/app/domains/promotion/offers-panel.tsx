import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { RailTiles } from '#app/domains/catalog/cards/rail-tiles.tsx'
import { topPaths } from '#app/domains/catalog/catalog-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ChevronBack, ChevronForward } from '#app/ui/directional-icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useScrollEnds } from '#app/ui/use-scroll-ends.ts'
import type { OffersPanel_CampaignFragment } from './__generated__/offers-panel.ts'
import { CampaignHeadline } from './campaign-headline.tsx'

const TITLE = 'offers'

type Props = {
  products: readonly ProductTile_ProductFragment[]
  /** Loads the products that the page has not loaded, when the row comes near. */
  rest: ReactNode
  campaign: OffersPanel_CampaignFragment | null
  /** Time of the page's data in milliseconds since the epoch. */
  served: number
}

/** Section with the largest discounts, and a countdown while a campaign runs. Renders nothing without products. */
export function OffersPanel({ products, rest, campaign, served }: Props) {
  const { t } = useTranslation(['promotion', 'common'])
  const { ref, atStart, atEnd, scrollBy } = useScrollEnds<HTMLDivElement>()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={TITLE} className="on-accent">
      <Container className="far grid grid-cols-[minmax(0,1fr)] gap-6 py-[clamp(2.25rem,1.4rem+3.6vw,4.5rem)] lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-center lg:gap-12 [--far:36rem] lg:[--far:27rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-4">
          <CampaignHeadline id={TITLE} campaign={campaign} served={served} />
          <div className="flex items-center gap-3">
            <Button asChild variant="night">
              <Link to={topPaths.offers} viewTransition>
                {t('offers.all')}
              </Link>
            </Button>
            <span className="hidden gap-2 lg:flex">
              <IconButton variant="round" label={t('common:previous')} disabled={atStart} onClick={() => scrollBy(-1)}>
                <ChevronBack />
              </IconButton>
              <IconButton variant="round" label={t('common:next')} disabled={atEnd} onClick={() => scrollBy(1)}>
                <ChevronForward />
              </IconButton>
            </span>
          </div>
        </div>
        <div
          ref={ref}
          className="product-rail bleed no-scrollbar -my-1 py-1 lg:ms-0 lg:auto-cols-[calc((100%-var(--gap-card)*3)/3.55)] lg:scroll-ps-1 lg:ps-1"
        >
          <RailTiles products={products} rest={rest} />
        </div>
      </Container>
    </section>
  )
}
