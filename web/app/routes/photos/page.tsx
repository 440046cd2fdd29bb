import Images from 'lucide-react/icons/images'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { Lightbox } from '#app/domains/content/photos/lightbox.tsx'
import { PhotoAlbums, PhotoGrid } from '#app/domains/content/photos/photo-grid.tsx'
import { photoChoice, photoPath } from '#app/domains/content/content-paths.ts'
import { WayTo } from '#app/domains/content/way-to.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import type { Route } from './+types/page'
import { PhotosPageDocument, PhotosPageOneDocument, usePhotosPageQuery } from './__generated__/page.ts'

const FIRST = 48

const variablesOf = (search: string) => {
  const { album, after } = photoChoice(search)
  return { first: FIRST, album, after }
}

/** Loads the photos of a page, and the photo in the address if it is on another page. */
const load = async ({ url }: Visit, query: Query) => {
  const { photo } = photoChoice(url.search)
  const page = await query(PhotosPageDocument, variablesOf(url.search), { subject: 'photos' })
  const isHere = photo === null || page.photos.nodes.some(({ id }) => id === photo)
  return { page, lone: isHere ? null : (await query(PhotosPageOneDocument, { id: photo })).photo }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Opening and closing a photo needs no new data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [args.currentUrl, args.nextUrl].map(({ search }) => JSON.stringify(variablesOf(search)))
  return before === after ? false : args.defaultShouldRevalidate
}

export const meta = (args: Route.MetaArgs) => {
  const { t } = rootData(args)
  const { album } = photoChoice(args.location.search)
  const photos = args.loaderData?.page.photos
  const title = photos?.albums.find(({ slug }) => slug === album)?.name
  return pageMeta(args, {
    title: title ? `${t('media:photos.title')}: ${title}` : t('media:photos.title'),
    description: t('media:photos.text'),
    canonical: photoPath({ album }),
    hidden: photos?.totalCount === 0,
  })
}

/** The shop's photos. `?album=`: filter; `?photo=`: the open photo. */
export default function PhotosPage({ loaderData: { lone } }: Route.ComponentProps) {
  const { t } = useTranslation('media')
  const { search } = useLocation()
  const choice = photoChoice(search)
  const { photos } = usePhotosPageQuery({ variables: variablesOf(search) }).data
  if (!photos) return null
  const { nodes, albums, pageInfo, totalCount } = photos
  return (
    <div className="-mt-6 pb-section lg:-mt-10">
      <Lightbox
        photos={lone ? [lone] : nodes}
        shown={choice.photo}
        pathTo={(photo) => photoPath({ ...choice, photo })}
      />
      <TopTrail page={t('photos.title')} />
      <PageHead title={t('photos.title')} className="mb-6 lg:mb-8">
        <Text>{t('photos.text')}</Text>
      </PageHead>
      <PhotoAlbums albums={albums} chosen={choice.album} />
      {nodes.length === 0 ? (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title={t('photos.none')}
          action={<WayTo to={photoPath({})} label={t('photos.all')} />}
        >
          {t('photos.noneText')}
        </EmptyState>
      ) : (
        <PhotoGrid photos={nodes} choice={choice} />
      )}
      {pageInfo.hasNextPage || choice.after !== null ? (
        <ShowMore
          text={t('photos.shown', { shown: nodes.length, total: totalCount })}
          shown={nodes.length}
          total={totalCount}
          className="mt-section"
        >
          {pageInfo.hasNextPage ? (
            <WayTo to={photoPath({ album: choice.album, after: pageInfo.endCursor })} label={t('photos.more')} />
          ) : null}
          {choice.after === null ? null : <WayTo to={photoPath({ album: choice.album })} label={t('photos.first')} />}
        </ShowMore>
      ) : null}
    </div>
  )
}
