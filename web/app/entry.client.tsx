import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ApolloProvider } from '@apollo/client/react'
import { HydratedRouter } from 'react-router/dom'
import { apolloClient } from '#app/lib/apollo/client.ts'
import { addTexts, type Texts } from '#app/lib/i18n/i18n.ts'
import { documentLocale } from '#app/lib/locale/locale.ts'
import { beginNavigation } from '#app/lib/navigation/follow-navigation.ts'
import { loadDocumentOnLostPart } from '#app/shell/lost-part.ts'
import { readDocument } from '#app/lib/route/document-data.ts'

beginNavigation()
loadDocumentOnLostPart()
// All click parameters of advertisements end like this; the code loads only for them.
if (/clk?id=|ad_click=/.test(location.search))
  void import('#app/domains/pixels/ad-click.ts').then((they) => they.rememberAdClick(location.search))
const locale = documentLocale()
// The document fetches it beside the scripts.
const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href ?? `/texts/${locale}.json`
addTexts(locale, (await (await fetch(file)).json()) as Texts)
// A history navigation changes the address before its event; `shell/start-scripts.ts` then loads the next document.
const { shown } = document.documentElement.dataset
const isLeft = () => shown !== location.pathname + location.search
if (!isLeft()) {
  readDocument()
  const page = (
    <ApolloProvider client={apolloClient()}>
      <HydratedRouter />
    </ApolloProvider>
  )
  const restore = keepDocument()
  startTransition(
    () =>
      void hydrateRoot(document, page, {
        onRecoverableError: (error) => isLeft() || reportError(error),
        onUncaughtError: (error) => {
          reportError(error)
          restore()
        },
      }),
  )
}

/**
 * Keeps the document as the server sent it until the page is hydrated. The returned function puts it back: React
 * empties the document when it cannot render, and the server's page works without JavaScript.
 */
function keepDocument(): () => void {
  const { documentElement, head, body } = document
  let kept = [documentElement, head, body].map((element) => ({
    element,
    attributes: [...element.attributes],
    nodes: [...element.childNodes],
  }))
  addEventListener('live', () => (kept = []), { once: true })
  return () => {
    if (kept.length === 0) return
    for (const { element, attributes, nodes } of kept) {
      for (const { name, value } of attributes) element.setAttribute(name, value)
      element.replaceChildren(...nodes)
    }
    // Presses that wait for React go to the server's page.
    dispatchEvent(new Event('live'))
  }
}
