import type { MetaDescriptor } from 'react-router'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { videoObject } from '#app/domains/content/content-things.ts'
import type { VideoMeta_VideoFragment } from './__generated__/video-meta.ts'

/** Returns the structured data of the video that a page plays. `origin` is the shop's address. Server only. */
export function videoMeta(video: VideoMeta_VideoFragment, origin: string): MetaDescriptor[] {
  const { poster, sources, ...facts } = video
  return jsonLd([videoObject({ ...facts, poster: `${poster.base}/1200.jpg`, file: sources[0]?.url }, origin)])
}
