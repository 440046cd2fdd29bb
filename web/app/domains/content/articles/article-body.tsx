import { Link } from 'react-router'
import { toShopPath } from '#app/lib/http/safe-redirect.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductTile, tileSizes } from '#app/domains/catalog/cards/product-tile.tsx'
import { cx } from '#app/ui/cx.ts'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ArticleBody_BlockFragment } from './__generated__/article-body.ts'
import { ArticleTable } from './article-table.tsx'
import './article.css'

type Props = {
  blocks: readonly ArticleBody_BlockFragment[]
  /** Whether pictures stand beside the text on wide screens. */
  split?: boolean
}

/** The blocks of a text, in a readable line length. Omits block types that this release does not know. */
export function ArticleBody({ blocks, split = false }: Props) {
  const heading = blocks.findIndex(({ __typename }) => __typename === 'HeadingBlock')
  return (
    <div className={cx('article-body', split && 'article-split')}>
      {blocks.map((block, place) => (
        // The blocks of a text do not change, so their position is a stable key.
        <Block key={place} block={block} level={heading !== -1 && heading < place ? 3 : 2} />
      ))}
    </div>
  )
}

/** `level`: level of the headings in the block. */
function Block({ block, level }: { block: ArticleBody_BlockFragment; level: 2 | 3 }) {
  switch (block.__typename) {
    case 'HeadingBlock':
      return <Heading {...block} />
    case 'ParagraphBlock':
      return (
        <p>
          <Text>{block.text}</Text>
        </p>
      )
    case 'ListBlock':
      return <List {...block} />
    case 'QuoteBlock':
      return <Quote {...block} />
    case 'TableBlock':
      return <ArticleTable {...block} />
    case 'LinkBlock':
      return (
        <p>
          <TextLink asChild underlined iconEnd={<ArrowForward className="size-4" />}>
            <Link to={toShopPath(block.url)} viewTransition>
              <span>
                <Text>{block.label}</Text>
              </span>
            </Link>
          </TextLink>
        </p>
      )
    case 'PictureBlock':
      return <Figure {...block} />
    case 'ProductsBlock':
      return (
        <div className="article-wide product-rail bleed no-scrollbar">
          {block.products.map((product) => (
            <ProductTile key={product.id} product={product} sizes={tileSizes.rail} level={level} />
          ))}
        </div>
      )
    default:
      return null
  }
}

type Part<Name extends ArticleBody_BlockFragment['__typename']> = Extract<
  ArticleBody_BlockFragment,
  { __typename: Name }
>

function Heading({ text, level, anchor }: Part<'HeadingBlock'>) {
  const Level = level === 3 ? 'h3' : 'h2'
  return (
    <Level id={anchor} className={level === 3 ? 'type-h3' : 'type-h2'}>
      <Text>{text}</Text>
    </Level>
  )
}

function List({ ordered, items }: Part<'ListBlock'>) {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind>
      {items.map((item, place) => (
        <li key={place}>
          <Text>{item}</Text>
        </li>
      ))}
    </Kind>
  )
}

function Quote({ text, by }: Part<'QuoteBlock'>) {
  return (
    <figure className="article-quote">
      <blockquote>
        <p>
          <Text>{text}</Text>
        </p>
      </blockquote>
      {by === null ? null : (
        <figcaption className="type-meta">
          <Text>{by}</Text>
        </figcaption>
      )}
    </figure>
  )
}

function Figure({ image, caption }: Part<'PictureBlock'>) {
  return (
    <figure>
      <div className="aspect-3/2 overflow-hidden rounded-md bg-plinth">
        <Picture
          base={image.base}
          alt={image.alt}
          width={1200}
          height={800}
          sizes="(min-width: 48rem) 44rem, 100vw"
          className="object-cover"
        />
      </div>
      {caption === null ? null : (
        <figcaption className="type-meta pt-2">
          <Text>{caption}</Text>
        </figcaption>
      )}
    </figure>
  )
}
