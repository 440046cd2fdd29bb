import { useState } from 'react'
import Heart from 'lucide-react/icons/heart'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Ruler from 'lucide-react/icons/ruler'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { BranchRow } from '#app/ui/branch-row.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Gallery } from '#app/ui/gallery.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Price } from '#app/ui/price.tsx'
import { PromiseBox, PromiseRow } from '#app/ui/promise-box.tsx'
import { RatingMark, RatingStars } from '#app/ui/rating.tsx'
import { ShareBars } from '#app/ui/share-bars.tsx'
import { SizeButtons } from '#app/ui/size-buttons.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import { StickyBar } from '#app/ui/sticky-bar.tsx'
import { SwatchLink } from '#app/ui/swatch-link.tsx'
import { Swatches } from '#app/ui/swatches.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pick, type Sample, samplePrice, Section } from './parts.tsx'

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((label) => ({
  value: label,
  label,
  soldOut: ['XS', '2XL'].includes(label),
}))

export function ShowProduct({ lang, pictures }: Sample) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const [size, setSize] = useState('L')
  const color = 'red'
  const price = (
    <Price
      now={samplePrice(lang, '1,490')}
      was={samplePrice(lang, '1,650')}
      wasLabel={t('السعر قبل الخصم', 'Price before the offer')}
      saving={
        <>
          {t('خصم', 'Save')} <bdi dir="ltr">10%</bdi>
        </>
      }
      size="xl"
    />
  )
  const colors = [
    { value: 'red', label: t('أحمر أساسي', 'Home red'), color: '#c8102e', picture: pictures[0] },
    { value: 'black', label: t('أسود', 'Black'), color: '#14161b', color2: '#c8102e', picture: pictures[1] },
    { value: 'white', label: t('أبيض', 'White'), color: '#f4f4f2', picture: pictures[2], soldOut: true },
  ]
  return (
    <Section title="Breadcrumbs, Gallery, Price, SwatchLink, Swatches, SizeButtons, PromiseBox, Accordion, SpecList, RatingStars, RatingMark, ShareBars, StickyBar">
      <Breadcrumbs
        label={t('مكانك', 'You are here')}
        items={[
          <a key="home" href="#home">
            {t('الرئيسية', 'Home')}
          </a>,
          <a key="kits" href="#kits">
            {t('أطقم كورة', 'Kits')}
          </a>,
          t('الأهلي', 'Al Ahly'),
        ]}
      />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-x-20 lg:gap-y-10">
        <Gallery
          pictures={pictures
            .slice(0, 5)
            .map((base, index) => ({ id: String(index), base, alt: t('تيشيرت الأهلي الأساسي', 'Al Ahly home shirt') }))}
          corner={
            <IconButton label={t('ضيف للمفضلة', 'Add to wishlist')} className="lg:hidden">
              <Heart strokeWidth={1.75} />
            </IconButton>
          }
          labels={{
            gallery: t('صور المنتج', 'Product pictures'),
            thumbs: t('كل الصور', 'All pictures'),
            zoom: t('كبّر الصورة', 'Zoom'),
            close: t('إغلاق', 'Close'),
            previous: t('الصورة اللي قبلها', 'Previous picture'),
            next: t('الصورة اللي بعدها', 'Next picture'),
            zoomIn: t('قرّب', 'Zoom in'),
            zoomOut: t('بعّد', 'Zoom out'),
            picture: (position, total) => t(`صورة ${position} من ${total}`, `Picture ${position} of ${total}`),
          }}
        />
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <h3 className="type-h1">{t('تيشيرت الأهلي الأساسي', 'Al Ahly home shirt')}</h3>
            {price}
            <RatingStars value={4.3} label={t('4.3 من 5', '4.3 out of 5')} />
            <RatingMark average={4.3} count={48} label={t('4.3 من 5، 48 تقييم', '4.3 out of 5, 48 ratings')} />
            <ShareBars
              label={t('المقاس طلع إزاي؟', 'How did the size fit?')}
              bars={[
                {
                  id: 'small',
                  name: t('صغير', 'Small'),
                  value: '10%',
                  label: t('صغير: 10%', 'Small: 10%'),
                  share: 0.1,
                },
                {
                  id: 'true',
                  name: t('مظبوط', 'As expected'),
                  value: '78%',
                  label: t('مظبوط: 78%', 'As expected: 78%'),
                  share: 0.78,
                },
                {
                  id: 'large',
                  name: t('كبير', 'Large'),
                  value: '12%',
                  label: t('كبير: 12%', 'Large: 12%'),
                  share: 0.12,
                },
              ]}
            />
          </div>
          <div className="flex gap-3">
            {colors.map(({ value, label, picture = '', soldOut }) => (
              <SwatchLink
                key={value}
                href={`#${value}`}
                picture={picture}
                soldOut={soldOut}
                aria-label={String(label)}
                aria-current={value === color ? 'true' : undefined}
              />
            ))}
          </div>
          <SizeButtons
            name="size"
            legend={
              <>
                {t('المقاس', 'Size')}:{' '}
                <b>
                  <bdi dir="ltr">{size}</bdi>
                </b>
              </>
            }
            aside={
              <TextLink underlined href="#chart" icon={<Ruler strokeWidth={1.75} />}>
                {t('جدول المقاسات', 'Size chart')}
              </TextLink>
            }
            options={sizes}
            soldOutLabel={t('خلص', 'sold out')}
            selected={[size]}
            onSelect={setSize}
          />
          <div className="grid grid-cols-[1fr_3.5rem] gap-2 max-lg:hidden">
            <Button size="lg" icon={<ShoppingBag strokeWidth={1.75} className="size-5" />}>
              {t('ضيف للسلة', 'Add to cart')}
            </Button>
            <IconButton variant="outline" size="lg" label={t('ضيف للمفضلة', 'Add to wishlist')}>
              <Heart strokeWidth={1.75} />
            </IconButton>
          </div>
          <PromiseBox>
            <PromiseRow
              icon={<Truck strokeWidth={1.75} />}
              title={t('يوصلك من 3 لـ 7 أيام عمل', 'With you in 3 to 7 business days')}
            >
              {t(
                'لو طلبت دلوقتي: بين الأحد 29 نوفمبر والخميس 3 ديسمبر',
                'Order now to get it between Sun 29 Nov and Thu 3 Dec',
              )}
            </PromiseRow>
            <PromiseRow icon={<Store strokeWidth={1.75} />} title={t('متوفر في 4 فروع من 13', 'In 4 of 13 branches')}>
              <ul>
                <BranchRow name={t('مدينة نصر', 'Nasr City')} status={t('متوفر', 'In stock')} tone="success" />
                <BranchRow name={t('المهندسين', 'Mohandessin')} status={t('آخر قطعتين', 'Last two')} tone="warning" />
                <BranchRow
                  name={t('سموحة، إسكندرية', 'Smouha, Alexandria')}
                  status={t('مقاس L خلص', 'L is sold out')}
                />
              </ul>
            </PromiseRow>
            <PromiseRow icon={<RotateCcw strokeWidth={1.75} />} title={t('استبدال خلال 14 يوم', '14-day exchange')}>
              {t('من البيت أو من أي فرع.', 'From home or at any branch.')}
            </PromiseRow>
          </PromiseBox>
        </div>
      </div>
      <Accordion>
        <AccordionItem title={t('تفاصيل المنتج', 'Details')} defaultOpen>
          <p className="pb-3">
            {t('قماش خفيف بيسحب العرق وبينشف بسرعة.', 'Light fabric that wicks sweat and dries fast.')}
          </p>
          <SpecList
            items={[
              { label: t('الخامة', 'Material'), value: t('بوليستر معاد تدويره', 'Recycled polyester') },
              { label: t('الكود', 'Code'), value: <bdi dir="ltr">AH-2627-H</bdi> },
            ]}
          />
        </AccordionItem>
        <AccordionItem title={t('الغسيل والعناية', 'Care')}>{t('غسيل بارد.', 'Cold wash.')}</AccordionItem>
        <AccordionItem title={t('النادي', 'Club')} mark="chevron">
          {t('الأهلي', 'Al Ahly')}
        </AccordionItem>
      </Accordion>
      <Swatches
        type="checkbox"
        name="colors"
        showLabels
        legend={t('الألوان', 'Colours')}
        options={colors}
        defaultSelected={['red']}
      />
      <StickyBar className="-mx-gutter">
        <Price now={samplePrice(lang, '1,490')} size="lg" />
        <Button className="flex-1" icon={<ShoppingBag strokeWidth={1.75} className="size-5" />}>
          {t('ضيف للسلة', 'Add to cart')}
        </Button>
      </StickyBar>
    </Section>
  )
}
