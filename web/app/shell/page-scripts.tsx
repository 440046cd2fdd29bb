import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { Scripts } from 'react-router'
import { Nonce } from '#app/lib/http/nonce.ts'
import startScript from './start-scripts.ts?script'

type Tag = ReactElement<{ rel?: string; href?: string; type?: string; dangerouslySetInnerHTML?: { __html: string } }>

/**
 * React Router's `<Scripts>`, started by `startScripts` after the first paint (docs/decisions/012): the style sheet,
 * the fonts and the first picture load first. `texts`: address of the language's texts, fetched with the scripts;
 * `held` says that a press waits for them.
 */
export function PageScripts({ texts, held }: { texts: string | undefined; held: string }) {
  const nonce = use(Nonce)
  const tags = tagsIn(Scripts({}))
  if (tags.length === 0) return null
  const files = tags.flatMap(({ props }) => (props.rel === 'modulepreload' && props.href ? [props.href] : []))
  // In development the module itself imports first what updates the pages' files, which are from the third on.
  if (import.meta.hot) files.splice(2)
  const scripts = tags.filter(({ type }) => type === 'script')
  const start = import.meta.env.SSR ? startScript : ''
  return (
    <>
      {scripts.filter(({ props }) => props.type !== 'module')}
      {scripts
        .filter(({ props }) => props.type === 'module')
        .map(({ key, props }) => (
          <script
            key={key}
            type="text/waiting"
            nonce={nonce}
            data-files={files.join(' ')}
            data-texts={texts}
            data-held={held}
            dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
            suppressHydrationWarning
          />
        ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: start }} suppressHydrationWarning />
    </>
  )
}

/** Returns the script elements of React Router as a flat list. None after hydration. */
function tagsIn(node: ReactNode): Tag[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag]
  })
}
