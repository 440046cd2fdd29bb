import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatHour } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { shop } from '#app/lib/shop/shop.ts'

/** Kind of a sent form, the first letter of its number: message, complaint, product request. */
export type MessageKind = 'M' | 'C' | 'P'

/** The next steps after a form was sent. */
export function NextSteps({ kind, level = 3 }: { kind: MessageKind; level?: 2 | 3 }) {
  const { t, i18n } = useTranslation('feedback')
  const Heading = `h${level}` as const
  const hour = (time: string) => formatHour(time, i18n.language as Locale)
  const { from, to } = shop.contactHours
  return (
    <div className="grid gap-2">
      <Heading className="type-h4">{t('sent.next')}</Heading>
      <ol className="grid list-decimal gap-1.5 ps-5 text-text-2 marker:text-text-3">
        <li>
          <Text>{t(`sent.${kind}.one`, { from: hour(from), to: hour(to) })}</Text>
        </li>
        <li>{t(`sent.${kind}.two`)}</li>
      </ol>
    </div>
  )
}
