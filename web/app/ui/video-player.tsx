import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import Play from 'lucide-react/icons/play'
import { cx } from './cx.ts'
import { useVideoPlayer, type VideoCaptionFile, type VideoFile, type VideoPlayerLabels } from './use-video-player.ts'
import { VideoControls } from './video-player-controls.tsx'

/** Step of an arrow key in seconds. */
const STEP = 5

type Props = {
  title: string
  /** Address of the poster. */
  poster: string
  seconds: number
  sources: readonly VideoFile[]
  /** Captions, the reader's language first, which is shown from the start. */
  captions: readonly VideoCaptionFile[]
  hasSound: boolean
  labels: VideoPlayerLabels
  className?: string
}

/**
 * A video with our controls below it; without JavaScript the browser's own. Nothing loads or plays before a press. The
 * timeline runs left to right in both languages. Keys: space and k play, arrows seek five seconds, f full screen, c
 * captions, m mute.
 */
export function VideoPlayer({ title, poster, seconds, sources, captions, hasSound, labels, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const player = useVideoPlayer(video, seconds)
  const [scripted, setScripted] = useState(false)
  const [language, setLanguage] = useState(captions[0]?.language ?? '')
  useEffect(() => startTransition(() => setScripted(true)), [])

  function caption(chosen: string) {
    setLanguage(chosen)
    player.caption(chosen)
  }
  const toggleCaptions = () => caption(language === '' ? (captions[0]?.language ?? '') : '')
  // The play button disappears, so the focus moves to the player, which handles the keys.
  function begin() {
    player.toggle()
    box.current?.focus({ preventScroll: true })
  }
  const toggleFull = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : box.current?.requestFullscreen?.())
  const acts: Record<string, () => void> = {
    ' ': player.toggle,
    k: player.toggle,
    ArrowLeft: () => player.seek(player.now - STEP),
    ArrowRight: () => player.seek(player.now + STEP),
    f: toggleFull,
    c: toggleCaptions,
    ...(hasSound ? { m: player.mute } : {}),
  }
  function onKey(event: KeyboardEvent) {
    const act = acts[event.key]
    const isOwn =
      event.target instanceof HTMLSelectElement || (event.key === ' ' && event.target instanceof HTMLButtonElement)
    if (!act || isOwn || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={scripted ? onKey : undefined}
      className={cx('flex flex-col overflow-hidden rounded-md bg-surface-1', className)}
    >
      <div className="relative grid min-h-0 flex-1 bg-plinth">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks come from the list */}
        <video
          ref={video}
          controls={!scripted}
          poster={poster}
          preload="none"
          playsInline
          crossOrigin="anonymous"
          aria-label={title}
          className="aspect-3/2 size-full object-contain"
          onClick={scripted ? player.toggle : undefined}
          {...player.events}
        >
          {sources.map(({ url, type }) => (
            <source key={url} src={url} type={type} />
          ))}
          {captions.map(({ language: code, label, url }, place) => (
            <track key={code} kind="captions" srcLang={code} label={label} src={url} default={place === 0} />
          ))}
        </video>
        {scripted && player.state === 'still' && player.now === 0 ? (
          <button
            type="button"
            onClick={begin}
            aria-label={labels.play}
            className={cx(
              'absolute inset-0 m-auto grid size-20 place-items-center rounded-full',
              'bg-ink text-on-ink hover:opacity-90',
            )}
          >
            <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
          </button>
        ) : null}
        <p role="status" className={cx('absolute inset-x-0 bottom-0 bg-bg px-4 py-3 text-14 empty:hidden')}>
          {player.state === 'failed' ? labels.failed : ''}
        </p>
      </div>
      {scripted ? (
        <VideoControls
          {...{ seconds, captions, hasSound, labels, language, player }}
          onLanguage={caption}
          onFull={toggleFull}
        />
      ) : null}
    </div>
  )
}
