import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ListEnd } from '#app/lib/pagination/list-end.tsx'

type Props = {
  connection: {
    nodes: readonly unknown[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  load: (after: string) => Promise<unknown>
  list: RefObject<HTMLElement | null>
}

/** The end of a list of texts. Its link keeps the other parameters of the address. */
export function ArticlesEnd({ connection, load, list }: Props) {
  const { t } = useTranslation('content')
  const { pathname, search } = useLocation()
  const [shown, total] = [connection.nodes.length, connection.totalCount]
  const pathAfter = (after: string | null) => {
    const params = new URLSearchParams(search)
    params.delete('after')
    if (after !== null) params.set('after', after)
    return params.size > 0 ? `${pathname}?${params}` : pathname
  }
  return (
    <ListEnd
      className="pt-10"
      {...{ shown, total, pageInfo: connection.pageInfo, pathAfter, load, list }}
      continued={new URLSearchParams(search).has('after')}
      texts={{
        seen: t('more.seen', { shown, total }),
        count: t('more.count', { count: total }),
        more: t('more.show'),
        first: t('more.first'),
      }}
      links="article a"
    />
  )
}
