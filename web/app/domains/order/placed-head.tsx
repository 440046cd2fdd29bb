import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'

type Props = { number: string; /** What can be done next. */ children: ReactNode }

/** Thanks, with the number to keep. */
export function PlacedHead({ number, children }: Props) {
  const { t } = useTranslation('order')
  return (
    <div className="grid gap-4 lg:col-span-full">
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-success text-bg">
        <Check strokeWidth={2.5} className="size-7" />
      </span>
      <div className="grid gap-2">
        <h1 className="type-h1">{t('placed.title')}</h1>
        <p className="type-lead text-text-2">
          <Text>{t('placed.lead', { number })}</Text>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </div>
  )
}
