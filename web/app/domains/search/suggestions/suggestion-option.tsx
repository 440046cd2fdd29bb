import { useEffect, useRef } from 'react'
import Clock from 'lucide-react/icons/clock'
import Search from 'lucide-react/icons/search'
import TrendingUp from 'lucide-react/icons/trending-up'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'
import { ClubDisc } from '#app/ui/club-disc.tsx'
import { cx } from '#app/ui/cx.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { Suggestion } from './suggestions.ts'
import { findFolded } from '#app/domains/search/fold-text.ts'

const icons = { recent: Clock, popular: TrendingUp, term: Search, meant: Search } as const
const row = 'flex min-h-tap items-center gap-3 rounded-sm px-2'
const chip = 'inline-flex min-h-tap items-center gap-2 rounded-full border border-line-2 px-3.5'

type Props = { option: Suggestion; id: string; typed: string; active: boolean; onChoose: (option: Suggestion) => void }

/** Suggestion below the search field: a link that the keyboard reaches through the field. */
export function SuggestionOption({ option, id, typed, active, onChoose }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Link
      ref={link}
      to={option.to}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={cx(
        looks[option.kind],
        'text-14 text-text-2 hover:bg-surface-2 aria-selected:bg-surface-2 aria-selected:text-text',
        'aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus',
      )}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        // A modified click opens another tab, so this page stays as it is.
        if (!metaKey && !ctrlKey && !shiftKey) onChoose(option)
      }}
      viewTransition
    >
      <Content option={option} typed={typed} />
    </Link>
  )
}

const looks: Record<Suggestion['kind'], string> = {
  recent: row,
  meant: row,
  term: row,
  popular: row,
  product: `${row} py-1`,
  club: chip,
  brand: chip,
  category: chip,
}

function Content({ option, typed }: { option: Suggestion; typed: string }) {
  const { t } = useTranslation('search')
  if (option.kind === 'product') return <ProductContent product={option.product} />
  const text =
    option.kind === 'meant' ? (
      <Text>{t('suggest.meant', { q: option.text })}</Text>
    ) : (
      <Highlighted text={option.text} typed={typed} />
    )
  if (option.kind === 'brand' || option.kind === 'category') return text
  if (option.kind === 'club') {
    return (
      <>
        <ClubDisc {...option.club.emblem} size="sm" />
        {text}
      </>
    )
  }
  const Icon = icons[option.kind]
  return (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none text-text-3" />
      <span className="truncate">{text}</span>
    </>
  )
}

function ProductContent({ product }: { product: Extract<Suggestion, { kind: 'product' }>['product'] }) {
  return (
    <>
      <span className="h-17.5 w-14 flex-none rounded-xs bg-plinth p-1">
        <Picture base={product.image.base} alt="" light sizes="3.5rem" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="text-text">
          <Text>{product.name}</Text>
        </span>
        <ProductPrice of={product} size="sm" />
      </span>
    </>
  )
}

type HighlightedProps = { text: string; typed: string }

/** Highlights the typed text, with any spelling of its letters. */
function Highlighted({ text, typed }: HighlightedProps) {
  const place = findFolded(text, typed)
  if (!place) return <bdi>{text}</bdi>
  return (
    <bdi>
      {text.slice(0, place.from)}
      <mark className="bg-transparent font-bold text-text">{text.slice(place.from, place.to)}</mark>
      {text.slice(place.to)}
    </bdi>
  )
}
