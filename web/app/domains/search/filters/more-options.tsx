import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cx } from '#app/ui/cx.ts'

type Props = {
  children: ReactNode
  label: string
  rest: ReactNode
  /** Shows the others whatever was pressed, without the line: they are being searched. */
  open?: boolean
}

/** The first values of a filter, and the others behind a line that opens and closes without JavaScript too. */
export function MoreOptions({ children, label, rest, open = false }: Props) {
  const { t } = useTranslation('search')
  return (
    <>
      {children}
      {rest ? (
        <details open={open || undefined} className="group/more flex flex-col">
          <summary
            className={cx(
              'inline-flex min-h-tap items-center text-14 font-semibold text-text underline decoration-text-3 underline-offset-4',
              open && 'hidden',
            )}
          >
            <span className="group-open/more:hidden">{label}</span>
            <span className="hidden group-open/more:inline">{t('filter.less')}</span>
          </summary>
          {rest}
        </details>
      ) : null}
    </>
  )
}
