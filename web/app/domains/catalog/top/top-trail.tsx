import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

type Props = { page: string; above?: { to: string; label: string } }

/** The way from the home page to a page that is in no department. */
export function TopTrail({ page, above }: Props) {
  const { t } = useTranslation(['catalog', 'common'])
  const links = [{ to: '/', label: t('common:home') }, ...(above ? [above] : [])].map(({ to, label }) => (
    <Link key={to} to={to} viewTransition>
      {label}
    </Link>
  ))
  const here = (
    <span key="page">
      <Text>{page}</Text>
    </span>
  )
  return <Breadcrumbs label={t('trail')} items={[...links, here]} />
}
