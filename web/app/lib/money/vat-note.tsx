import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { piastresOf } from './money.ts'

type Sum = { amount: string; formatted: string }

/**
 * Shows the VAT included in a total, with the rate computed from the two amounts. Renders nothing for a total of zero.
 */
export function VatNote({ total, tax }: { total: Sum; tax: Sum }) {
  const { t } = useTranslation('common')
  const net = piastresOf(total) - piastresOf(tax)
  if (net <= 0) return null
  return <Text>{t('vat', { percent: Math.round((100 * piastresOf(tax)) / net), tax: tax.formatted })}</Text>
}
