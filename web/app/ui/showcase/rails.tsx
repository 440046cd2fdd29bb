import Heart from 'lucide-react/icons/heart'
import { Button } from '#app/ui/button.tsx'
import { ClubLink, ClubStrip } from '#app/ui/club-disc.tsx'
import { ColorDots } from '#app/ui/color-dots.tsx'
import { Countdown } from '#app/ui/countdown.tsx'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Eyebrow, SectionHead } from '#app/ui/headings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { ProductCard, ProductGrid } from '#app/ui/product-card.tsx'
import { QuickSize, QuickSizes } from '#app/ui/quick-sizes.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { CardSkeleton } from '#app/ui/skeleton.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pick, type Sample, samplePrice, Section } from './parts.tsx'

const patterns = ['SOLID', 'STRIPES', 'HOOPS', 'HALVES', 'SASH', 'BAND', 'QUARTERS'] as const

function SampleCard({ lang, pictures, index, level }: Sample & { index: number; level?: 2 | 3 }) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const soldOut = index === 3
  return (
    <ProductCard
      soldOut={soldOut}
      level={level}
      media={<Picture base={pictures[index % pictures.length] ?? ''} alt="" sizes="(min-width: 64rem) 20vw, 45vw" />}
      tag={
        soldOut ? (
          <Tag tone="outline">{t('خلص مؤقتًا', 'Sold out')}</Tag>
        ) : index === 0 ? (
          <Tag tone="sale">
            {t('خصم', 'Save')} <bdi dir="ltr">20%</bdi>
          </Tag>
        ) : index === 1 ? (
          <Tag>{t('جديد', 'New')}</Tag>
        ) : null
      }
      action={
        <IconButton
          label={t('ضيف للمفضلة', 'Add to wishlist')}
          aria-pressed={index === 1}
          className="hover:bg-transparent"
        >
          <Heart strokeWidth={1.75} className="size-5" />
        </IconButton>
      }
      quick={
        <QuickSizes label={t('ضيف مقاس للسلة', 'Add a size to the cart')}>
          <QuickSize>S</QuickSize>
          <QuickSize>M</QuickSize>
          <QuickSize soldOut>L</QuickSize>
          <QuickSize>XL</QuickSize>
        </QuickSizes>
      }
      meta={
        <>
          {t('الأهلي', 'Al Ahly')} · <bdi dir="ltr">2026/27</bdi>
        </>
      }
      title={
        <a href="#product">
          {index === 2
            ? t('تيشيرت الاتحاد السكندري الاحتياطي بكم طويل', 'Al Ittihad Alexandria long-sleeved away shirt')
            : t('تيشيرت الأهلي الأساسي', 'Al Ahly home shirt')}
        </a>
      }
      price={
        <Price
          now={samplePrice(lang, '1,190')}
          was={index === 0 ? samplePrice(lang, '1,490') : undefined}
          wasLabel={t('السعر قبل الخصم', 'Price before the offer')}
          muted={soldOut}
        />
      }
      dots={
        <ColorDots
          label={t('3 ألوان', '3 colours')}
          colors={[{ color: '#c8102e' }, { color: '#ffffff' }, { color: '#14161b', color2: '#c8102e' }]}
        />
      }
    />
  )
}

export function ShowRails(sample: Sample) {
  const { lang } = sample
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const cards = Array.from({ length: 8 }, (_, index) => <SampleCard key={index} {...sample} index={index} />)
  return (
    <Section title="ClubStrip, Rail, ProductCard, ProductGrid, CardSkeleton, ShowMore, Countdown, SectionHead, Eyebrow">
      <ClubStrip label={t('الأندية', 'Clubs')}>
        {patterns.map((pattern) => (
          <ClubLink
            key={pattern}
            href={`#${pattern}`}
            pattern={pattern}
            colors={pattern === 'BAND' ? ['#c8102e', '#ffffff', '#111111'] : ['#0b7a3b', '#ffffff']}
          >
            <bdi>{pattern}</bdi>
          </ClubLink>
        ))}
      </ClubStrip>
      <Rail
        title={t('وصل جديد', 'New in')}
        action={
          <TextLink href="#all" iconEnd={<ArrowForward />}>
            {t('الكل', 'All')}
          </TextLink>
        }
        previousLabel={t('اللي قبله', 'Previous')}
        nextLabel={t('اللي بعده', 'Next')}
      >
        {cards}
      </Rail>
      <SectionHead title={t('أطقم كورة', 'Football kits')} note={t('34 منتج', '34 products')} level={1} />
      <ProductGrid columns={4}>
        {[0, 1, 2].map((index) => (
          <SampleCard key={index} {...sample} index={index} level={2} />
        ))}
        <CardSkeleton />
      </ProductGrid>
      <ShowMore shown={12} total={34} text={t('شفت 12 من 34', 'Showing 12 of 34')}>
        <Button variant="outline" asChild>
          <a href="?page=2">{t('عرض المزيد', 'Show more')}</a>
        </Button>
      </ShowMore>
      <div className="on-accent grid gap-4 rounded-lg p-6">
        <Eyebrow>{t('لحد نص الليل', 'Until midnight')}</Eyebrow>
        <p className="type-campaign">{t('عروض نص الموسم', 'Mid-season offers')}</p>
        <Countdown
          label={t('فاضل يومين و14 ساعة', '2 days and 14 hours left')}
          parts={[
            { value: '02', label: t('يوم', 'days') },
            { value: '14', label: t('ساعة', 'hours') },
            { value: '36', label: t('دقيقة', 'min') },
          ]}
        />
        <Button variant="night" className="justify-self-start">
          {t('شوف كل العروض', 'See all offers')}
        </Button>
        <div className="max-w-60">
          <SampleCard {...sample} index={0} />
        </div>
      </div>
    </Section>
  )
}
