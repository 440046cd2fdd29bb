type Area = { x: number; y: number; width: number; height: number }

/** The most that is sent, pixels a side: the shop keeps half of it. */
const MAX = 960

/** A square of the picture at `url`, upright, as a JPEG of a few hundred kilobytes. Browser only; fails for what is no picture. */
export async function cropped(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const side = Math.min(MAX, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is nothing to draw on.')
  // JPEG knows no transparency: without a ground it would be black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/jpeg', 0.9)
  })
}
