import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import type { ArticleBody_BlockFragment } from './__generated__/article-body.ts'
import { ArticleBody } from './article-body.tsx'

type Props = {
  blocks: readonly ArticleBody_BlockFragment[]
  /** Whether phones omit the table of contents, for texts that are read from start to end. */
  wideOnly?: boolean
}

/** A long text with its table of contents beside it, on narrow screens above it. */
export function ArticleColumns({ blocks, wideOnly = false }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
      <ArticleContents blocks={blocks} wideOnly={wideOnly} />
      <ArticleBody blocks={blocks} />
    </div>
  )
}

/** Minimum number of products in a rail: fewer look lost on a wide screen. */
const ROW = 3

/** Returns the products to show below a text: those not in the text itself, or all if these are few. */
export function productsBelow<Product extends { id: string }>(
  all: readonly Product[],
  blocks: readonly ArticleBody_BlockFragment[],
): readonly Product[] {
  const within = new Set(
    blocks.flatMap((block) => (block.__typename === 'ProductsBlock' ? block.products.map(({ id }) => id) : [])),
  )
  const others = all.filter(({ id }) => !within.has(id))
  return others.length > 0 && others.length < ROW ? all : others
}

const link =
  'flex min-h-tap items-center text-14 text-text-2 decoration-accent decoration-2 underline-offset-[0.35em] hover:text-text hover:underline ' +
  'max-lg:rounded-full max-lg:border max-lg:border-line-2 max-lg:px-3.5 lg:ps-4'

/** The table of contents of a long text: a row above it on phones; on wide screens sticky beside it. */
export function ArticleContents({
  blocks,
  wideOnly = false,
}: {
  blocks: readonly ArticleBody_BlockFragment[]
  wideOnly?: boolean
}) {
  const { t } = useTranslation('content')
  return (
    <nav
      aria-labelledby="contents"
      className={cx(
        'not-on-paper lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto',
        wideOnly && 'max-lg:hidden',
      )}
    >
      <h2 id="contents" className="type-h4 mb-2">
        {t('page.contents')}
      </h2>
      <ol className="max-lg:bleed max-lg:no-scrollbar max-lg:flex max-lg:gap-2 max-lg:overflow-x-auto max-lg:py-1 lg:border-s lg:border-line-2">
        {blocks.map((block) =>
          block.__typename === 'HeadingBlock' && block.level === 2 ? (
            <li key={block.anchor} className="flex-none">
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are in <Text> */}
              <a href={`#${block.anchor}`} className={link}>
                <span>
                  <Text>{block.text}</Text>
                </span>
              </a>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  )
}
