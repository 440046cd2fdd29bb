export type VideoPlayerLabels = {
  play: string
  pause: string
  /** Names the slider. */
  seek: string
  /** «0:03 من 0:15» */
  position: (now: string, total: string) => string
  captions: string
  /** No captions. */
  off: string
  speed: string
  mute: string
  full: string
  preparing: string
  failed: string
}

export type VideoFile = { url: string; type: string; width: number; height: number }
export type VideoCaptionFile = { language: string; label: string; url: string }

/** `1:05` of seconds: hours are not expected. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
