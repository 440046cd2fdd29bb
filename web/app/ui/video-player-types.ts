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
