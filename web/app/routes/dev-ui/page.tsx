import { execute } from '#app/lib/apollo/execute.server.ts'
import { directionOf, locales } from '#app/lib/locale/locale.ts'
import { notFound } from '#app/lib/route/results.ts'
import { Showcase } from '#app/ui/showcase/showcase.tsx'
// The showcase has photos in the hero too.
import '#app/domains/content/home/hero.css'
import { DevUiPageDocument } from './__generated__/page.ts'
import type { Route } from './+types/page'

/** For developers: the page exists after `npm start`, not in production. */
export async function loader(args: Route.LoaderArgs) {
  if (process.env.DEV_PAGES !== '1') throw notFound()
  const { products } = await execute(DevUiPageDocument, {}, args, { subject: 'products' })
  return { pictures: products.nodes.map(({ image }) => image.base) }
}

export const meta = () => [{ title: 'ui/' }, { name: 'robots', content: 'noindex' }]

const themes = ['dark', 'light'] as const

/** Every component of `ui/`, in both themes and both directions. */
export default function DevUiPage({ loaderData: { pictures } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="sr-only">ui/</h1>
      {themes.flatMap((theme) =>
        locales.map((lang) => (
          // Each copy is a form of its own, so that radio buttons of the same name are separate groups.
          <form
            key={theme + lang}
            noValidate
            data-theme={theme}
            lang={lang}
            dir={directionOf(lang)}
            className="bg-bg text-text"
            aria-label={`${theme} ${lang}`}
          >
            <Showcase lang={lang} pictures={pictures} />
          </form>
        )),
      )}
    </>
  )
}
