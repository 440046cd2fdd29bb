import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'

type Props = {
  shown: number
  /** So many came with the page. */
  first: number
  total: number
  end: { hasNextPage: boolean; endCursor: string | null }
  busy: boolean
  loadMore: () => Promise<void>
  /** What the list stands in: whoever goes by keyboard goes on with the first of the new ones. */
  list: RefObject<HTMLElement | null>
}

/** The end of a list of texts: a link to the next page that with JavaScript adds it here. */
export function MoreArticles({ shown, first, total, end, busy, loadMore, list }: Props) {
  const { t } = useTranslation('content')
  const { pathname, search } = useLocation()
  const newFrom = useRef<number>(undefined)
  const params = new URLSearchParams(search)
  const continued = params.has('after')
  const pathOf = (after: string | null) => {
    params.delete('after')
    if (after !== null) params.set('after', after)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  function onMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    newFrom.current = shown
    void loadMore()
  }
  useEffect(() => {
    if (newFrom.current === undefined || newFrom.current >= shown) return
    list.current?.querySelectorAll<HTMLElement>('article a')[newFrom.current]?.focus({ preventScroll: true })
    newFrom.current = undefined
  }, [shown, list])
  const seen = t('more.seen', { shown, total })
  return (
    <>
      <ShowMore
        className="pt-10"
        text={<Text>{continued ? t('more.count', { count: total }) : seen}</Text>}
        shown={continued ? total : shown}
        total={total}
      >
        {end.hasNextPage && end.endCursor ? (
          <Button asChild variant="outline" loading={busy}>
            <Link to={pathOf(end.endCursor)} onClick={onMore} rel="next">
              {t('more.show')}
            </Link>
          </Button>
        ) : null}
        {continued ? (
          <Button asChild variant="link">
            <Link to={pathOf(null)}>{t('more.first')}</Link>
          </Button>
        ) : null}
      </ShowMore>
      <LiveRegion>{shown > first ? seen : ''}</LiveRegion>
    </>
  )
}
