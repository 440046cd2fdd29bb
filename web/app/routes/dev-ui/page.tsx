import { execute } from '#app/lib/apollo/execute.server.ts'
import { directionOf, locales } from '#app/lib/locale/locale.ts'
import { notFound } from '#app/lib/route/results.ts'
import { Showcase } from '#app/ui/showcase.tsx'
import { DevUiPageDocument } from './__generated__/page.ts'
import type { Route } from './+types/page'

/** For who works on the shop: `npm start` opens it, a shop in production does not. */
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
          // A form of its own: radio buttons of the same name in four places are four groups.
          <form key={theme + lang} noValidate data-theme={theme} lang={lang} dir={directionOf(lang)} className="bg-bg text-text" aria-label={`${theme} ${lang}`}>
            <Showcase lang={lang} pictures={pictures} />
          </form>
        )),
      )}
    </>
  )
}
