export type GalleryPicture = { id: string; base: string; alt: string }

export type GalleryLabels = {
  gallery: string
  /** Label of the thumbnails. */
  thumbs: string
  /** «كبّر الصورة» */
  zoom: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** «صورة 2 من 5», counted from 1. */
  picture: (position: number, total: number) => string
}

/** Returns the step of an arrow key in the element's reading direction: 1 forward, -1 back, 0 for other keys. */
export function arrowStep(key: string, element: Element): -1 | 0 | 1 {
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0
}
