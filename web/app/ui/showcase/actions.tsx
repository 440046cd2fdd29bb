import { useState } from 'react'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { ArrowForward } from '#app/ui/directional-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, ChipRow, RemovableChip } from '#app/ui/chip.tsx'
import { CountBadge, IconButton } from '#app/ui/icon-button.tsx'
import { LanguageSwitch, ThemeSwitch } from '#app/ui/switches.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { Segmented, SegmentedItem } from '#app/ui/segmented.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pick, Row, type Sample, Section } from './parts.tsx'

export function ShowActions({ lang }: Sample) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  const [liked, setLiked] = useState(true)
  const likedText = liked ? t('في المفضلة', 'In your wishlist') : t('مش في المفضلة', 'Not in your wishlist')
  return (
    <Section title="Button, IconButton, TextLink, Chip, Tag, Menu, Segmented, switches, Logo">
      <Row>
        <Button icon={<ShoppingBag className="size-5" strokeWidth={1.75} />}>{t('ضيف للسلة', 'Add to cart')}</Button>
        <Button variant="secondary">{t('دوّر على فرع', 'Find a branch')}</Button>
        <Button variant="outline">{t('عرض المزيد', 'Show more')}</Button>
        <Button variant="ghost">{t('مش دلوقتي', 'Not now')}</Button>
        <Button variant="link">{t('مسح الكل', 'Clear all')}</Button>
        <Button loading>{t('بنأكّد طلبك', 'Placing your order')}</Button>
        <Button disabled>{t('خلص مؤقتًا', 'Sold out')}</Button>
        <Button size="sm" variant="outline">
          {t('تطبيق', 'Apply')}
        </Button>
        <Button size="lg" asChild>
          <a href="#shop">{t('تسوّق الأطقم', 'Shop kits')}</a>
        </Button>
      </Row>
      <Row>
        <IconButton label={t('ضيف للمفضلة', 'Add to wishlist')} aria-pressed={liked} onClick={() => setLiked(!liked)}>
          <Heart strokeWidth={1.75} />
        </IconButton>
        <LiveRegion>{likedText}</LiveRegion>
        <IconButton label={t('السلة، 3 منتجات', 'Cart, 3 items')}>
          <ShoppingBag strokeWidth={1.75} />
          <CountBadge className="absolute end-0.5 top-0.5">3</CountBadge>
        </IconButton>
        <IconButton label={t('ضيف للمفضلة', 'Add to wishlist')} variant="outline" size="lg">
          <Heart strokeWidth={1.75} />
        </IconButton>
        <TextLink href="#all" iconEnd={<ArrowForward />}>
          {t('كل منتجات الأهلي', 'All Al Ahly products')}
        </TextLink>
        <TextLink href="#sizes" underlined>
          {t('جدول المقاسات', 'Size chart')}
        </TextLink>
        <Tag>{t('جديد', 'New')}</Tag>
        <Tag tone="sale">
          {t('خصم', 'Save')} <bdi dir="ltr">20%</bdi>
        </Tag>
        <Tag tone="outline">{t('خلص مؤقتًا', 'Sold out')}</Tag>
        <Spinner label={t('بنحمّل', 'Loading')} />
      </Row>
      <ChipRow label={t('الأقسام', 'Categories')}>
        <Chip selected>{t('الكل', 'All')}</Chip>
        <Chip>{t('تيشيرتات', 'Shirts')}</Chip>
        <Chip>{t('أطقم كاملة', 'Full kits')}</Chip>
        <Chip asChild>
          <a href="#shorts">{t('شورتات', 'Shorts')}</a>
        </Chip>
        <RemovableChip removeLabel={t('شيل الفلتر', 'Remove filter')}>{t('الأهلي', 'Al Ahly')}</RemovableChip>
        <RemovableChip removeLabel={t('شيل الفلتر', 'Remove filter')}>{t('أحمر', 'Red')}</RemovableChip>
      </ChipRow>
      <Row>
        <Logo wordmark={t('مدرّج', 'Modarag')} />
        <Menu label={t('الترتيب: الأحدث', 'Sort: newest')}>
          <MenuItem current>{t('الأحدث', 'Newest')}</MenuItem>
          <MenuItem asChild>
            <a href="#cheap">{t('السعر: الأقل أول', 'Price: low to high')}</a>
          </MenuItem>
        </Menu>
        <Segmented label={t('اللغة', 'Language')}>
          <SegmentedItem current={lang === 'ar'} lang="ar">
            العربية
          </SegmentedItem>
          <SegmentedItem current={lang === 'en'} lang="en">
            <bdi>English</bdi>
          </SegmentedItem>
        </Segmented>
        <ThemeSwitch theme="dark" label={t('الوضع الفاتح', 'Light mode')} />
        <LanguageSwitch lang={lang === 'ar' ? 'en' : 'ar'} label={lang === 'ar' ? 'English' : 'العربية'} />
      </Row>
    </Section>
  )
}
