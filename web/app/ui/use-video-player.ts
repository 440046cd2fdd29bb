import { type RefObject, useState } from 'react'

export type VideoPlayerLabels = {
  play: string
  pause: string
  /** Label of the slider. */
  seek: string
  /** «0:03 من 0:15» */
  position: (now: string, total: string) => string
  captions: string
  /** Label of the option without captions. */
  off: string
  speed: string
  mute: string
  full: string
  failed: string
}

export type VideoFile = { url: string; type: string; width: number; height: number }
export type VideoCaptionFile = { language: string; label: string; url: string }

/** Formats seconds as `1:05`, without hours. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export type PlayerState = 'still' | 'playing' | 'failed'

/** State and actions of a video element. */
export function useVideoPlayer(video: RefObject<HTMLVideoElement | null>, seconds: number) {
  const [state, setState] = useState<PlayerState>('still')
  const [now, setNow] = useState(0)
  const [muted, setMuted] = useState(false)

  async function start(): Promise<void> {
    try {
      await video.current?.play()
    } catch (error) {
      // A pause before the first frame rejects the promise too, which is no failure.
      if (error instanceof DOMException && error.name === 'NotSupportedError') setState('failed')
    }
  }

  return {
    state,
    now,
    muted,
    toggle() {
      if (state === 'playing') return video.current?.pause()
      void start()
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
