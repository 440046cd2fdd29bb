import { lazy, type MouseEvent, Suspense, useState } from 'react'
import Shirt from 'lucide-react/icons/shirt'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { prefetch, loadWithRetry } from '#app/lib/lazy/lazy-part.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { FINDER, finderChoice, finderFilter } from './finder.ts'
import { filterParams, type ListFilter } from '#app/domains/search/list-filter.ts'

const load = () => import('./finder-form.tsx')
const FinderDialog = lazy(async () => ({ default: (await loadWithRetry(load)).FinderDialog }))

/** Link to the kit finder: a dialog, or without JavaScript a page. */
export function FinderLink({ filter }: { filter: ListFilter }) {
  const { t } = useTranslation('search')
  const [{ open, times }, setState] = useState({ open: false, times: 0 })
  const start = finderChoice(filter)
  const params = new URLSearchParams([[FINDER, 'open'], ...filterParams(finderFilter(start))])
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setState({ open: true, times: times + 1 })
  }
  return (
    <>
      <TextLink asChild underlined icon={<Shirt aria-hidden="true" strokeWidth={1.75} />}>
        <Link to={`/search?${params}`} onClick={onClick} onPointerEnter={() => prefetch(load)} aria-haspopup="dialog">
          {t('finder.title')}
        </Link>
      </TextLink>
      {times > 0 ? (
        <Suspense>
          <FinderDialog key={times} open={open} onClose={() => setState({ open: false, times })} start={start} />
        </Suspense>
      ) : null}
    </>
  )
}
