import { Bdi, Ltr } from '#app/ui/bidi-text.tsx'
import { cx } from '#app/ui/cx.ts'
import { PageHead } from '#app/ui/headings.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { pick, type Sample, Section } from './parts.tsx'

const grounds = [
  'bg-bg',
  'bg-surface-1',
  'bg-surface-2',
  'bg-surface-3',
  'bg-plinth',
  'bg-ink',
  'bg-accent',
  'bg-accent-soft',
  'bg-success-soft',
  'bg-warning-soft',
  'bg-danger-soft',
  'bg-info-soft',
  'bg-danger-solid',
]

export function ShowType({ lang }: Sample) {
  const t = (ar: string, en: string) => pick(lang, ar, en)
  return (
    <Section title="Type and colour">
      <SkipLink href="#showcase">{t('على المحتوى على طول', 'Skip to content')}</SkipLink>
      <p className="type-hero">{t('موسم جديد، ولونك واحد', 'New season, same colours')}</p>
      <p className="type-campaign">{t('عروض نص الموسم', 'Mid-season offers')}</p>
      <p className="type-h1">{t('هنوصّلك فين؟', 'Where to?')}</p>
      <PageHead title={t('فروعنا', 'Our branches')}>
        {t('تعالى شوف وقيس قبل ما تشتري.', 'See it and try it on before you buy.')}
      </PageHead>
      <p className="type-h2">{t('وصل جديد', 'New in')}</p>
      <p className="type-h3">{t('ملخص الطلب', 'Order summary')}</p>
      <p className="type-lead max-w-lg">
        {t(
          'أطقم الأصلية، مقاسات كاملة من أول يوم. اطلب دلوقتي وادفع لما تستلم.',
          'Original kits, every size from day one. Order now, pay when it arrives.',
        )}
      </p>
      <p className="type-meta">
        {t('موسم', 'Season')} <Ltr>2026/27</Ltr> · <Bdi>adidas</Bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        {grounds.map((ground) => (
          <span key={ground} title={ground} className={cx('size-12 rounded-sm border border-line-2', ground)} />
        ))}
      </div>
    </Section>
  )
}
