import Play from 'lucide-react/icons/play'
import { Link } from 'react-router'
import { Text } from '#app/lib/i18n/text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { clockText } from '#app/ui/use-video-player.ts'
import type { VideoStage_VideoFragment } from './__generated__/video-stage.ts'

type Props = { video: Pick<VideoStage_VideoFragment, 'title' | 'poster' | 'seconds'>; to: string }

/** A video in a list: poster, duration, title. */
export function VideoCard({ video: { title, poster, seconds }, to }: Props) {
  return (
    <Link to={to} className="group/video grid content-start gap-2.5 rounded-md">
      <span className="relative block aspect-3/2 overflow-hidden rounded-md bg-plinth">
        <Picture
          base={poster.base}
          alt=""
          width={1200}
          height={800}
          sizes="(min-width: 64rem) 21rem, (min-width: 48rem) 32vw, 48vw"
          className="object-cover transition-transform duration-(--t-slow) ease-out motion-safe:group-hover/video:scale-[1.035]"
        />
        <span className="absolute end-2 bottom-2 inline-flex items-center gap-1 rounded-xs bg-bg px-2 py-0.5 text-13 text-text">
          <Play aria-hidden="true" className="size-3 fill-current" />
          <bdi dir="ltr" className="tnum">
            {clockText(seconds)}
          </bdi>
        </span>
      </span>
      <span className="font-display text-15 font-semibold">
        <Text>{title}</Text>
      </span>
    </Link>
  )
}
