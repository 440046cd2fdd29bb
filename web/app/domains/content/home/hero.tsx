import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { toShopPath } from '#app/lib/http/safe-redirect.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ChevronForward } from '#app/ui/directional-icon.tsx'
import { Eyebrow } from '#app/ui/headings.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Hero_BannerFragment } from './__generated__/hero.ts'
import './hero.css'

type Props = {
  banner: Hero_BannerFragment
  /** Target of the second button on this page. */
  clubs: string
}

/** The banner of the season: background, kits, and two buttons. */
export function Hero({ banner, clubs }: Props) {
  const { t } = useTranslation('content')
  const { eyebrow, title, text, actionLabel, actionUrl, products } = banner
  return (
    <section className="hero relative isolate overflow-hidden bg-hero-bg">
      <Container className="hero-in">
        <div className="grid justify-items-start gap-3 pt-6 pb-8 lg:gap-5 lg:py-0">
          <Eyebrow>
            <Text>{eyebrow}</Text>
          </Eyebrow>
          <h1 className="type-hero">{lines(title)}</h1>
          <p className="type-lead max-w-lg text-balance">
            <Text>{text}</Text>
          </p>
          <div className="flex w-full flex-wrap gap-3 pt-2 lg:pt-3 *:max-lg:flex-auto *:max-lg:px-3">
            <Button asChild size="lg">
              <Link to={toShopPath(actionUrl, listPath())} viewTransition>
                {actionLabel}
              </Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={clubs}>{t('hero.clubs')}</a>
            </Button>
          </div>
        </div>
        <HeroArt products={products} />
      </Container>
    </section>
  )
}

function HeroArt({ products }: Pick<Hero_BannerFragment, 'products'>) {
  const [first, ...others] = products
  if (!first) return null
  const { slug, name, season, price, image } = first
  return (
    <div className="hero-art">
      <svg className="hero-pitch" viewBox="0 0 800 800" aria-hidden="true">
        <circle cx="400" cy="400" r="250" />
      </svg>
      <span className="hero-sun" aria-hidden="true" />
      {others.slice(0, 2).map((product, place) => (
        <div key={product.id} className={`hero-kit ${place === 0 ? 'hero-kit-start' : 'hero-kit-end'}`}>
          <Picture base={product.image.base} alt="" sizes="(min-width: 64rem) 22vw, 138px" priority="low" />
        </div>
      ))}
      <div className="hero-kit">
        <Picture base={image.base} alt={image.alt} sizes="(min-width: 64rem) 30vw, 183px" priority />
      </div>
      <Link
        to={productPath(slug)}
        viewTransition
        className="absolute end-0 bottom-7 z-3 hidden items-center gap-4 rounded-md bg-bg px-4 py-3 text-14 shadow-2 lg:flex"
      >
        <span>
          <b className="block">
            <Text>{name}</Text>
          </b>
          <span className="text-text-2">{season ? <Text>{season.name}</Text> : null}</span>
        </span>
        <Price now={priceText(price)} />
        <ChevronForward className="size-4" />
      </Link>
    </div>
  )
}

/** Breaks a headline of two halves, «موسم جديد، ولونك واحد», into two lines. */
function lines(title: string) {
  const [first, ...rest] = title.split(/(?<=[،,.])\s+/)
  if (rest.length === 0) return title
  return (
    <>
      {first}
      <br />
      {rest.join(' ')}
    </>
  )
}
