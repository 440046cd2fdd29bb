import { Price } from '#app/ui/price.tsx'
import { ProductCard, ProductGrid } from '#app/ui/product-card.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { pick, type Sample, samplePrice, Section } from './parts.tsx'
import black from './photos/black-on-dark.jpg?url'
import red from './photos/red-on-grey.jpg?url'
import shoe from './photos/shoe-on-wall.jpg?url'
import white from './photos/white-on-white.jpg?url'

const photos = [white, red, shoe, black]

function Photo({ src }: { src: string }) {
  return (
    <picture>
      <img src={src} alt="" width={480} height={600} loading="lazy" />
    </picture>
  )
}

/** Photos whose ground the store cannot clear, in cards, tiles and the hero: a shop's own pictures at their hardest. */
export function ShowPhotos({ lang }: Pick<Sample, 'lang'>) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const names = [
    t('أبيض على أبيض', 'White on white'),
    t('أحمر على رمادي', 'Red on grey'),
    t('قدام حيطة', 'Before a wall'),
    t('أسود على غامق', 'Black on dark'),
  ]
  const tiles = ['category-tile-large', 'category-tile-middle', 'category-tile-middle', 'category-tile-small']
  return (
    <Section title={t('صور ليها خلفية', 'Photos with a ground')}>
      <ProductGrid columns={4}>
        {photos.map((src, place) => (
          <ProductCard
            key={src}
            media={<Photo src={src} />}
            tag={place % 2 === 0 ? <Tag>{t('جديد', 'New')}</Tag> : null}
            meta={t('صورة من المحل', 'A photo of the shop')}
            title={<a href="#photo">{names[place]}</a>}
            price={<Price now={samplePrice(lang, '1,490')} />}
          />
        ))}
      </ProductGrid>
      <div className="grid grid-cols-2 gap-card lg:grid-cols-4">
        {photos.map((src, place) => (
          <a key={src} href="#photo" className={`category-tile ${tiles[place]} lg:row-span-1`}>
            <i>
              <Photo src={src} />
            </i>
            <b>{names[place]}</b>
          </a>
        ))}
      </div>
      <div className="hero relative isolate overflow-hidden bg-hero-bg">
        <div className="hero-in">
          <p className="type-hero p-6">{t('موسم جديد', 'New season')}</p>
          <div className="hero-art">
            <span className="hero-sun" />
            {[black, white].map((src, place) => (
              <div key={src} className={`hero-kit ${place === 0 ? 'hero-kit-start' : 'hero-kit-end'}`}>
                <Photo src={src} />
              </div>
            ))}
            <div className="hero-kit">
              <Photo src={red} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  )
}
