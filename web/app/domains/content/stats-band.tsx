import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { cx } from '#app/ui/cx.ts'
import type { StatsBand_StatFragment } from './__generated__/stats-band.ts'

const grouped = new Intl.NumberFormat('en')

type Props = {
  stats: readonly StatsBand_StatFragment[]
  /** Whether it is a sticky column on wide screens. */
  narrow?: boolean
}

/** The shop's statistics. Empty without any. */
export function StatsBand({ stats, narrow = false }: Props) {
  const { t } = useTranslation('content')
  if (stats.length === 0) return null
  return (
    <section aria-labelledby="stats" className={cx(narrow && 'lg:sticky lg:top-6')}>
      <h2 id="stats" className={cx('mb-5', narrow ? 'type-h2 lg:type-h3' : 'type-h2')}>
        {t('stats.title')}
      </h2>
      <dl
        className={cx(
          'grid grid-cols-pair gap-x-card gap-y-8 rounded-lg bg-surface-1 p-[min(1.5rem,6vw)] sm:[--columns:3] forced-colors:border',
          narrow ? 'lg:[--columns:2]' : 'lg:p-10 xl:[--columns:6]',
        )}
      >
        {stats.map(({ key, value, label }) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1 border-s-2 border-accent ps-4">
            <dt className="text-14 text-text-2">
              <Text>{label}</Text>
            </dt>
            <dd className="type-h1">
              <Ltr>{grouped.format(value)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
