import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import type { ShopConfig } from '#shop.config.ts'
import { shop } from './shop.ts'

type Props = { numbers?: Pick<ShopConfig, 'taxNumber' | 'commercialRegister'>; className?: string }

/** The seller's tax and commercial register numbers; renders nothing when they are not set. */
export function LegalNumbers({ numbers = shop, className }: Props) {
  const { t } = useTranslation('common')
  const known = (['taxNumber', 'commercialRegister'] as const).flatMap((name) =>
    numbers[name] ? [{ name, number: numbers[name] }] : [],
  )
  if (known.length === 0) return null
  return (
    <p className={className}>
      {known.map(({ name, number }) => (
        <span key={name} className="me-4 inline-block">
          {t(name)} <Ltr>{number}</Ltr>
        </span>
      ))}
    </p>
  )
}
