import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { type Fault, faultError, faultOf, statusOf } from '#app/lib/apollo/fault.ts'
import { mayReload } from './lost-part.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import { useOnline } from './use-online.ts'
import { Button } from '#app/ui/button.tsx'
import { Message } from './message.tsx'

export type Said = { title: string; text: string; action: ReactNode }

/** The error page inside a layout. `said` replaces the general texts. */
export function PageProblem({ said }: { said?: Said }) {
  const error = useRouteError()
  const { t } = useTranslation(['shell', 'common'])
  const { pathname } = useLocation()
  const { status, requestId } = read(error)
  const online = useOnline()
  const known = kinds[status] ?? 'broken'
  const again = useAgain(online, known === 'unreachable')
  // Offline errors have texts of their own.
  const kind = !online && (known === 'unreachable' || known === 'broken') ? 'offline' : known
  const title =
    said?.title ?? (kind === 'notFound' ? t('error.notFound', { path: decode(pathname) }) : t(`error.${kind}`))
  // Failed calls are toasts too (specification §8); a missing page is no failure.
  const failed = kind === 'unreachable' || kind === 'broken' || kind === 'tooMany' || kind === 'forbidden'
  useEffect(() => {
    if (failed) notifyError(isRouteErrorResponse(error) ? faultError(error.data as Fault) : error, { silent: true })
  }, [error, failed])
  const retry = kind === 'unreachable' || kind === 'broken' || kind === 'offline' || kind === 'tooMany'
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Message
        kind={kind}
        title={title}
        text={said?.text ?? t(`error.${kind}Text`)}
        requestId={requestId}
        action={
          said?.action ??
          (retry ? (
            <Button asChild>
              {/* A link to this very page loads it anew, with or without JavaScript. */}
              <a href="" onClick={again}>
                {t('common:retry')}
              </a>
            </Button>
          ) : undefined)
        }
      />
    </>
  )
}

const kinds: Record<number, 'notFound' | 'gone' | 'forbidden' | 'tooMany' | 'unreachable' | 'unreadable'> = {
  400: 'notFound',
  401: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  415: 'unreadable',
  405: 'notFound',
  429: 'tooMany',
  503: 'unreachable',
}

function read(error: unknown): { status: number; requestId?: string } {
  if (isRouteErrorResponse(error))
    return { status: error.status, requestId: (error.data as Partial<Fault> | undefined)?.requestId }
  return { status: statusOf(faultOf(error)) }
}

/**
 * Requests the page again when the connection is back. Offline, the cached document replaces it (`lost`: its data did
 * not load); without a cached one, a press requests only the data, because a document request would show the browser's
 * error page.
 */
function useAgain(online: boolean, lost: boolean) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const offline = useRef(!online)
  useEffect(() => {
    if (online && offline.current) void navigate(pathname + search, { replace: true })
    offline.current = !online
  }, [online, navigate, pathname, search])
  useEffect(() => {
    if (!online && lost && isKept() && mayReload(Date.now(), sessionStorage)) location.replace(pathname + search)
  }, [online, lost, pathname, search])
  return (event: MouseEvent) => {
    if (online || isKept()) return
    event.preventDefault()
    void navigate(pathname + search, { replace: true })
  }
}

/** Whether the service worker answers document requests. */
function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

function decode(path: string): string {
  try {
    return decodeURI(path).slice(0, 200)
  } catch {
    return path.slice(0, 200)
  }
}
