import { type RefObject, useEffect, useRef, useState } from 'react'

export type PlayerState = 'still' | 'playing' | 'preparing' | 'failed'

/** State and actions of a video element. */
export function useVideoPlayer(video: RefObject<HTMLVideoElement | null>, url: string | undefined, seconds: number) {
  const waiting = useRef<AbortController>(null)
  const [state, setState] = useState<PlayerState>('still')
  const [now, setNow] = useState(0)
  const [muted, setMuted] = useState(false)
  useEffect(() => () => waiting.current?.abort(), [])

  async function start(): Promise<void> {
    try {
      await video.current?.play()
    } catch (error) {
      // A pause before the first frame rejects the promise too, which is no failure.
      if (error instanceof DOMException && error.name === 'NotSupportedError') await prepare()
    }
  }

  /** Waits for a file that the shop is still encoding. */
  async function prepare(): Promise<void> {
    if (waiting.current || !url) return
    const asking = new AbortController()
    waiting.current = asking
    setState('preparing')
    const ready = await filmIsReady(url, asking.signal)
    if (asking.signal.aborted) return
    setState(ready ? 'still' : 'failed')
    if (!ready) return
    video.current?.load()
    await video.current?.play().catch(() => setState('failed'))
  }

  return {
    state,
    now,
    muted,
    toggle() {
      if (state === 'playing') return video.current?.pause()
      if (state !== 'preparing') void start()
    },
    seek(to: number) {
      const place = Math.min(seconds, Math.max(0, to))
      setNow(place)
      seekTo(video.current, place)
    },
    mute: () => switchMuted(video.current),
    speed: (rate: number) => setSpeed(video.current, rate),
    caption: (language: string) => showCaptions(video.current, language),
    events: {
      onPlay: () => setState('playing'),
      onPause: () => setState('still'),
      onEnded: () => setState('still'),
      onTimeUpdate: () => setNow(video.current?.currentTime ?? 0),
      onVolumeChange: () => setMuted(video.current?.muted ?? false),
    },
  }
}

/** A media element, or null before it is mounted. */
type Element = HTMLVideoElement | null

function seekTo(video: Element, seconds: number): void {
  if (video) video.currentTime = seconds
}

function switchMuted(video: Element): void {
  if (video) video.muted = !video.muted
}

function setSpeed(video: Element, rate: number): void {
  if (video) video.playbackRate = rate
}

/** Shows the captions of a language; none for an empty string. */
function showCaptions(video: Element, language: string): void {
  for (const track of video?.textTracks ?? []) track.mode = track.language === language ? 'showing' : 'disabled'
}

/** Maximum number of polls for a film that is being encoded, and the time between them in milliseconds. */
const TRIES = 12
const PAUSE = 3_000

/** Waits until a film is encoded, which starts with its first request. Returns false if it failed or `signal` aborted. */
async function filmIsReady(url: string, signal: AbortSignal): Promise<boolean> {
  for (let i = 0; i < TRIES && !signal.aborted; i++) {
    const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => null)
    if (answer?.ok) return true
    if (answer && answer.status !== 503) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return false
}
