import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { AccordionItem } from '#app/ui/accordion.tsx'

type Props = { title: string; chosen: number; open: boolean; children: ReactNode }

/** A filter that opens and closes, with how many of its values are chosen. One that is in use is open from the start. */
export function FilterGroup({ title, chosen, open, children }: Props) {
  const { t } = useTranslation('search')
  const number = (
    <>
      {/* The gap is the line's: a number's own sides are those of its digits. */}
      <span aria-hidden="true" className="tnum ps-2 text-14 font-normal text-text-3">
        <bdi>{chosen}</bdi>
      </span>
      <span className="sr-only"> ({t('filter.chosen', { count: chosen })})</span>
    </>
  )
  const head = (
    <>
      {title}
      {chosen > 0 ? number : null}
    </>
  )
  return (
    <AccordionItem title={head} mark="chevron" defaultOpen={open || chosen > 0}>
      {children}
    </AccordionItem>
  )
}
