import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { Button } from '#app/ui/button.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { keepLength } from './grow-list.ts'

type Props = {
  shown: number
  total: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  /** Whether the list starts after a cursor in the URL. */
  continued: boolean
  /** Returns the URL of the list after a cursor, or from its start. */
  pathAfter: (after: string | null) => string
  /** Loads the next page into the cache. Its error is shown as a toast. */
  load: (after: string) => Promise<unknown>
  texts: { seen: string; count: string; more: string; first: string }
  /** The list element and the selector of its item links: the focus moves to the first new item. */
  list: RefObject<HTMLElement | null>
  links: string
  /** Renders nothing below a list that is complete from the start. */
  optional?: boolean
  className?: string
}

/** The end of a list with a link to the next page, which is appended in place when JavaScript runs; the address keeps the
 * new length (`growList`). Remount it for another list. */
export function ListEnd({
  shown,
  total,
  pageInfo,
  continued,
  pathAfter,
  load,
  texts,
  list,
  links,
  optional,
  className,
}: Props) {
  const { hasNextPage, endCursor } = pageInfo
  const [busy, setBusy] = useState(false)
  const [shownAtFirst] = useState(shown)
  const newFrom = useRef<number>(undefined)
  const grown = shown > shownAtFirst

  async function onMoreShown(event: MouseEvent, after: string): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (busy) return
    newFrom.current = shown
    setBusy(true)
    try {
      await load(after)
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (newFrom.current === undefined || newFrom.current >= shown) return
    list.current?.querySelectorAll<HTMLElement>(links)[newFrom.current]?.focus({ preventScroll: true })
    newFrom.current = undefined
    keepLength(shown)
  }, [shown, list, links])
  if (optional && !hasNextPage && !continued && !grown) return null
  return (
    <>
      <ShowMore
        className={className}
        text={<Text>{continued ? texts.count : texts.seen}</Text>}
        shown={continued ? total : shown}
        total={total}
      >
        {hasNextPage && endCursor ? (
          <Button asChild variant="outline" loading={busy}>
            <Link to={pathAfter(endCursor)} onClick={(event) => void onMoreShown(event, endCursor)} rel="next">
              {texts.more}
            </Link>
          </Button>
        ) : null}
        {continued ? (
          <Button asChild variant="link">
            <Link to={pathAfter(null)}>{texts.first}</Link>
          </Button>
        ) : null}
      </ShowMore>
      <LiveRegion>{grown ? texts.seen : ''}</LiveRegion>
    </>
  )
}
