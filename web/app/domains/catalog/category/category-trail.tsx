import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'

type Props = {
  /** Categories from the root down. */
  categories: readonly { slug: string; name: string }[]
  /** Name of the page below the categories. Without it, the last category is the page. */
  page?: string
}

/** Breadcrumbs from the home page through the categories. */
export function CategoryTrail({ categories, page }: Props) {
  const { t } = useTranslation(['catalog', 'common'])
  const links = categories.map(({ slug, name }, index) =>
    page === undefined && index === categories.length - 1 ? (
      name
    ) : (
      <Link key={slug} to={listPath({ category: slug })} viewTransition>
        {name}
      </Link>
    ),
  )
  const home = (
    <Link key="/" to="/" viewTransition>
      {t('common:home')}
    </Link>
  )
  const end = page === undefined ? [] : [<PageName key="page">{page}</PageName>]
  return <Breadcrumbs label={t('trail')} items={[home, ...links, ...end]} />
}

/** One element, so that the line's gap does not separate its isolated parts. */
function PageName({ children }: { children: string }) {
  return (
    <span>
      <Text>{children}</Text>
    </span>
  )
}
