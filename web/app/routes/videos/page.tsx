import Clapperboard from 'lucide-react/icons/clapperboard'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { TopTrail } from '#app/domains/catalog/top/top-head.tsx'
import { photoPath, videoChoice, videoPath } from '#app/domains/content/content-paths.ts'
import { VideoCard } from '#app/domains/content/videos/video-card.tsx'
import { videoMeta } from '#app/domains/content/videos/video-meta.ts'
import { VideoStage } from '#app/domains/content/videos/video-stage.tsx'
import { WayTo } from '#app/domains/content/way-to.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/headings.tsx'
import type { Route } from './+types/page'
import { useVideosPageQuery, VideosPageDocument, VideosPageOneDocument } from './__generated__/page.ts'

const FIRST = 13

const variablesOf = (search: string) => ({ first: FIRST, after: videoChoice(search).after })

/** Loads the videos of a page, and the video in the address if it is on another page. */
const load = async ({ url }: Visit, query: Query) => {
  const { video } = videoChoice(url.search)
  const page = await query(VideosPageDocument, variablesOf(url.search), { subject: 'videos' })
  const isHere = video === null || page.videos.nodes.some(({ slug }) => slug === video)
  return { page, lone: isHere ? null : (await query(VideosPageOneDocument, { slug: video })).video }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: Route.MetaArgs) => {
  const { origin, t } = rootData(args)
  const { video } = videoChoice(args.location.search)
  const { page, lone } = args.loaderData ?? {}
  const shown = lone ?? page?.videos.nodes.find(({ slug }) => slug === video)
  const head = pageMeta(args, {
    title: shown?.title ?? t('media:videos.title'),
    description: shown?.description ?? t('media:videos.text'),
    canonical: videoPath(shown?.slug ?? null),
    hidden: page?.videos.totalCount === 0,
  })
  const played = shown ?? page?.videos.nodes[0]
  return import.meta.env.SSR && played ? [...head, ...videoMeta(played, origin)] : head
}

/** The shop's videos. `?video=`: the video in the player. */
export default function VideosPage({ loaderData: { lone } }: Route.ComponentProps) {
  const { t } = useTranslation('media')
  const { search } = useLocation()
  const { video, after } = videoChoice(search)
  const { videos } = useVideosPageQuery({ variables: variablesOf(search) }).data
  if (!videos) return null
  const { nodes, pageInfo } = videos
  const shown = lone ?? nodes.find(({ slug }) => slug === video) ?? nodes[0]
  const others = nodes.filter(({ id }) => id !== shown?.id)
  return (
    <div className="-mt-6 grid gap-section pb-section lg:-mt-10">
      <div>
        <TopTrail page={t('videos.title')} />
        <PageHead title={t('videos.title')} className="mb-6 lg:mb-8">
          <Text>{t('videos.text')}</Text>
        </PageHead>
        {shown ? (
          <VideoStage key={shown.id} video={shown} />
        ) : (
          <EmptyState
            icon={<Clapperboard aria-hidden="true" />}
            title={t('videos.none')}
            action={<WayTo to={photoPath({})} label={t('photos.title')} />}
          >
            {t('videos.noneText')}
          </EmptyState>
        )}
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="others" className="grid gap-5">
          <h2 id="others" className="type-h2">
            {t('videos.others')}
          </h2>
          <ul className="grid grid-cols-pair gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
            {others.map((other) => (
              <li
                key={other.id}
                className="min-w-0 max-md:last:odd:col-span-full md:max-lg:last:nth-[3n+1]:col-span-full"
              >
                <VideoCard video={other} to={videoPath(other.slug, after)} />
              </li>
            ))}
          </ul>
          <div className="flex gap-3">
            {after === null ? null : <WayTo to={videoPath(null)} label={t('videos.first')} />}
            {pageInfo.hasNextPage ? <WayTo to={videoPath(null, pageInfo.endCursor)} label={t('videos.more')} /> : null}
          </div>
        </section>
      ) : null}
    </div>
  )
}
