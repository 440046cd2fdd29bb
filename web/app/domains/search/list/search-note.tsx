import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SearchNote_ConnectionFragment } from './__generated__/search-note.ts'
import { filterPath, type ListFilter } from '#app/domains/search/list-filter.ts'

type Props = { connection: SearchNote_ConnectionFragment; filter: ListFilter }

/** Says when a list shows something else than what was typed, why, and where that is the list itself. */
export function SearchNote({ connection: { searchNote }, filter }: Props) {
  const { t } = useTranslation('search')
  if (!searchNote || filter.q === '') return null
  const { kind, understoodAs } = searchNote
  return (
    <Alert title={<Text>{t(`note.${kind}`, { q: filter.q })}</Text>}>
      <TextLink asChild underlined>
        <Link to={filterPath({ ...filter, q: understoodAs })}>
          <span>
            <Text>{t('note.shown', { q: understoodAs })}</Text>
          </span>
        </Link>
      </TextLink>
    </Alert>
  )
}
