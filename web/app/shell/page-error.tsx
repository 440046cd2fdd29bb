import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { useTranslation } from 'react-i18next'
import { type Fault, faultOf, statusOf } from '#app/lib/apollo/fault.ts'
import { useOnline } from '#app/lib/offline/use-online.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Message } from './message.tsx'

/** A layout's `ErrorBoundary`: header and footer stay while the page's place says what is wrong. */
export function ErrorBoundary() {
  return (
    <Container className="py-10 lg:py-16">
      <PageProblem />
    </Container>
  )
}

type Said = { title: string; text: string; action: ReactNode }

/** The same inside a layout, for a page that has more to say; `said` is what it says in place of the words for all pages. */
export function PageProblem({ said }: { said?: Said }) {
  const error = useRouteError()
  const { t } = useTranslation(['shell', 'common'])
  const { pathname } = useLocation()
  const { status, requestId } = read(error)
  const online = useOnline()
  const again = useAgain(online)
  const known = kinds[status] ?? 'broken'
  // Without a network it is neither the shop's fault nor its part that is missing.
  const kind = !online && (known === 'unreachable' || known === 'broken') ? 'offline' : known
  const title = said?.title ?? (kind === 'notFound' ? t('error.notFound', { path: decoded(pathname) }) : t(`error.${kind}`))
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

const kinds: Record<number, 'notFound' | 'gone' | 'forbidden' | 'tooMany' | 'unreachable'> = {
  400: 'notFound',
  401: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  405: 'notFound',
  429: 'tooMany',
  503: 'unreachable',
}

function read(error: unknown): { status: number; requestId?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, requestId: (error.data as Partial<Fault> | undefined)?.requestId }
  return { status: statusOf(faultOf(error)) }
}

/** Asks for the page once more when the network is back, and by a press while it is not: a document would lead out of the shop. */
function useAgain(online: boolean) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lost = useRef(!online)
  useEffect(() => {
    if (online && lost.current) void navigate(pathname + search, { replace: true })
    lost.current = !online
  }, [online, navigate, pathname, search])
  return (event: MouseEvent) => {
    if (online) return
    event.preventDefault()
    void navigate(pathname + search, { replace: true })
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path).slice(0, 200)
  } catch {
    return path.slice(0, 200)
  }
}
