import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { clockText } from '#app/ui/use-video-player.ts'
import { VideoPlayer } from '#app/ui/video-player.tsx'
import type { VideoStage_VideoFragment } from './__generated__/video-stage.ts'

/** The player of a video with its title and transcript. */
export function VideoStage({ video }: { video: VideoStage_VideoFragment }) {
  const { t } = useTranslation('media')
  const { title, description, seconds, poster, sources, captions, transcript, hasSound } = video
  const tracks = captions.map((track) => ({ ...track, language: track.language.toLowerCase() }))
  const labels = {
    play: t('player.play'),
    pause: t('player.pause'),
    seek: t('player.seek'),
    position: (now: string, total: string) => t('player.position', { now, total }),
    captions: t('player.captions'),
    off: t('player.off'),
    speed: t('player.speed'),
    mute: t('player.mute'),
    full: t('player.full'),
    failed: t('player.failed'),
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-10">
      <VideoPlayer
        {...{ title, seconds, sources, hasSound, labels }}
        captions={tracks}
        poster={`${poster.base}/1200.webp`}
      />
      <div className="grid content-start gap-3">
        <h2 className="type-h2">
          <Text>{title}</Text>
        </h2>
        <p className="text-15 text-text-2">
          <Text>{description}</Text>
        </p>
        <p className="type-meta">
          <Text>
            {[t('videos.length', { time: clockText(seconds) }), ...(hasSound ? [] : [t('videos.silent')])].join(' · ')}
          </Text>
        </p>
        {transcript.length > 0 ? (
          <section aria-labelledby="transcript" className="mt-2 grid gap-2 border-t border-line pt-4">
            <h3 id="transcript" className="type-h3">
              {t('videos.transcript')}
            </h3>
            <ol className="grid gap-2">
              {transcript.map(({ from, text }) => (
                <li key={from} className="grid grid-cols-[2.5rem_1fr] text-15">
                  <bdi dir="ltr" className="tnum justify-self-start text-13 leading-[1.8] text-text-3">
                    {clockText(from)}
                  </bdi>
                  <span>
                    <Text>{text}</Text>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  )
}
