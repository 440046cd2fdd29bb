import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'
import { useNonce } from '#app/lib/http/nonce.ts'
import { startLate } from './start-late.ts'

type Tag = ReactElement<{ rel?: string; href?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } }>

type Props = {
  /** The file of the language's words, which comes with the scripts. */
  texts: string | undefined
  /** A pixel measures the visit, so they start with it. */
  measured: boolean
}

/**
 * React Router's `<Scripts>`, which begin when somebody does something, or has read for a while (docs/decisions/012): until then the
 * network and the phone are the pictures', and links and forms do what they do without JavaScript.
 */
export function LateScripts({ texts, measured }: Props) {
  const nonce = useNonce()
  const tags = tagsIn(Scripts({}))
  if (tags.length === 0) return null
  const files = tags.flatMap(({ props }) => (props.rel === 'modulepreload' && props.href ? [props.href] : []))
  const scripts = tags.filter(({ type }) => type === 'script')
  const start = import.meta.env.SSR ? `(${String(startLate)})()` : ''
  return (
    <>
      {scripts.filter(({ props }) => props.type !== 'module')}
      {scripts.filter(({ props }) => props.type === 'module').map(({ key, props }) => (
        <script
          key={key}
          type="text/late"
          nonce={nonce}
          data-files={files.join(' ')}
          data-texts={texts}
          data-when={measured ? 'loaded' : undefined}
          dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
          suppressHydrationWarning
        />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: start }} suppressHydrationWarning />
    </>
  )
}

/** What React Router would put into the document, flat. Nothing once the page lives. */
function tagsIn(node: ReactNode): Tag[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag]
  })
}
