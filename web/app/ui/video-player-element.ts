/** Changes of a media element; where there is none yet nothing happens. */
type Element = HTMLVideoElement | null

export function seekTo(video: Element, seconds: number): void {
  if (video) video.currentTime = seconds
}

export function switchMuted(video: Element): void {
  if (video) video.muted = !video.muted
}

export function setSpeed(video: Element, rate: number): void {
  if (video) video.playbackRate = rate
}

/** Shows the captions of one language; of none for an empty text. */
export function showCaptions(video: Element, language: string): void {
  for (const track of video?.textTracks ?? []) track.mode = track.language === language ? 'showing' : 'disabled'
}
