import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useTranslation } from 'react-i18next'
import { type Fault, faultOf, statusOf } from '#app/lib/apollo/fault.ts'
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
  const kind = kinds[status] ?? (isOffline() ? 'unreachable' : 'broken')
  const title = said?.title ?? (kind === 'notFound' ? t('error.notFound', { path: decoded(pathname) }) : t(`error.${kind}`))
  const retry = kind === 'unreachable' || kind === 'broken'
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
              <a href="">{t('common:retry')}</a>
            </Button>
          ) : null)
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

/** Without a network the part that is missing is not ours to mend. */
function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine
}

function decoded(path: string): string {
  try {
    return decodeURI(path).slice(0, 200)
  } catch {
    return path.slice(0, 200)
  }
}
