import { type RefObject, useEffect, useRef, useState } from 'react'
import { seekTo, setSpeed, showCaptions, switchMuted } from './video-player-element.ts'
import { filmIsReady } from './video-player-ready.ts'

export type PlayerState = 'still' | 'playing' | 'preparing' | 'failed'

/** What a video element does, and what can be done with it. */
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
      // A pause before the first frame ends the promise as well: that is no fault.
      if (error instanceof DOMException && error.name === 'NotSupportedError') await prepare()
    }
  }

  /** The file is not there yet: waits until the shop has made it. */
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
