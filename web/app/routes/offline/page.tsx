import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { safeRedirect } from '#app/lib/http/safe-redirect.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

const MOST = 12

export const meta = hiddenMeta((t) => t('offline:title'))

/** The page that the service worker shows for uncached pages: a retry link and the cached pages. */
export default function OfflinePage() {
  const { t } = useTranslation(['offline', 'common'])
  const [pages, setPages] = useState<SeenPage[]>([])
  const [wanted, setWanted] = useState('/')
  useEffect(() => {
    setWanted(safeRedirect(new URLSearchParams(location.search).get('from')))
    void findSeenPages().then((seen) => setPages(seen.slice(0, MOST)))
  }, [])
  useEffect(() => {
    const goOn = () => location.replace(safeRedirect(new URLSearchParams(location.search).get('from')))
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [])
  return (
    <EmptyState
      level={1}
      icon={<WifiOff aria-hidden="true" />}
      title={t('title')}
      action={
        <Button asChild>
          <a href={wanted}>{t('common:retry')}</a>
        </Button>
      }
    >
      {pages.length > 0 ? (
        <Seen pages={pages} text={t('text')} label={t('seen')} home={t('common:home')} />
      ) : (
        <p>{t('nothing')}</p>
      )}
    </EmptyState>
  )
}

function Seen({ pages, text, label, home }: { pages: SeenPage[]; text: string; label: string; home: string }) {
  return (
    <>
      <p>{text}</p>
      <nav aria-label={label} className="mt-4">
        <ul className="grid text-start">
          {pages.map(({ path, title }) => (
            <li key={path} className="border-b border-line">
              {/* Loads the document, because only documents are cached. */}
              <Link
                to={path}
                reloadDocument
                className="flex min-h-tap items-center py-2 font-semibold text-text hover:underline"
              >
                <span>
                  <Text>{path === '/' ? home : title}</Text>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** A page available offline. */
type SeenPage = { path: string; title: string; keptAt: string }

// The cache format of the service worker (service-worker/pages.ts).
const CACHE = 'pages'
const NOT_LISTED = /^\/(offline|my-cart)$/

/** Returns the pages cached by the service worker, newest first. Browser only; empty without a cache. */
async function findSeenPages(): Promise<SeenPage[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(CACHE)
  const all = await Promise.all((await cache.keys()).map(async (key) => readSeenPage(key.url, await cache.match(key))))
  const pages = all
    .filter((page) => page !== undefined)
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt))
  // A product has one address for each colour and size.
  return [...Map.groupBy(pages, nameOf).values()].flatMap(([newest]) => newest ?? [])
}

/** Returns what two pages share that a reader cannot tell apart: product and title, else the address. */
function nameOf({ path, title }: SeenPage): string {
  return path.startsWith('/products/') ? `${path.split('?')[0]} ${title}` : path
}

function readSeenPage(address: string, kept: Response | undefined): SeenPage | undefined {
  const { pathname, searchParams } = new URL(address)
  if (!kept || NOT_LISTED.test(pathname)) return undefined
  searchParams.delete('kept-in')
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  const title = readTitle(decodeURIComponent(kept.headers.get('x-kept-title') ?? ''))
  return {
    path: pathname + search,
    title: title.split(' | ')[0] || pathname,
    keptAt: kept.headers.get('x-kept-at') ?? '',
  }
}

function readTitle(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? ''
}
