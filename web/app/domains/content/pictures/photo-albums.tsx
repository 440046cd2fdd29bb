import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Chip } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import { photoPath } from '#app/domains/content/photo-paths.ts'

type Props = { albums: readonly { slug: string; name: string; count: number }[]; chosen: string | null }

/** The albums, as links that narrow the photos. */
export function PhotoAlbums({ albums, chosen }: Props) {
  const { t } = useTranslation('media')
  const total = albums.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChipRow label={t('photos.albums')} className="mb-6">
      {[{ slug: null, name: t('photos.all'), count: total }, ...albums].map(({ slug, name, count }) => (
        <Chip key={slug ?? ''} asChild>
          <Link to={photoPath({ album: slug })} aria-current={slug === chosen ? 'true' : undefined} preventScrollReset>
            {name} <bdi className="text-13 opacity-75">{count}</bdi>
          </Link>
        </Chip>
      ))}
    </ChipRow>
  )
}
