import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { listPath } from '#app/domains/catalog/catalog-paths.ts'

type Props = {
  /** From the root on. */
  categories: readonly { slug: string; name: string }[]
  /** The page itself, below the categories. Without it the last category is the page. */
  page?: string
}

/** The way from the home page to here. */
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

/** One item of the line: its isolated parts must not stand apart. */
function PageName({ children }: { children: string }) {
  return (
    <span>
      <Text>{children}</Text>
    </span>
  )
}
