import sharp from 'sharp'
import { shapeLine } from './share-line.ts'
import { drawText } from './share-text.ts'

/** What messengers and search engines show of a page. */
export type ShareCard = {
  language: 'ar' | 'en'
  title: string
  /** One line above the title. */
  kicker: string | null
  /** As people read it, `1,490 ج.م`. */
  price: string | null
  /** What it cost before the offer. */
  before: string | null
  /** The shop's name. */
  shop: string
}

// Who draws otherwise counts up DRAWING in share.service.ts.
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

const NIGHT = '#15110e'
const PANEL = '#262019'
const ORANGE = '#f97316'
const ON_ORANGE = '#1c1410'
const CHALK = '#f7f4ee'
const GREY = '#b8b0a6'
const PRICE_LINE = 552
const PANEL_WIDTH = 480
const MARGIN = 72
const PICTURE = { width: 440, height: 550 }
const ROOM = SHARE_WIDTH - PANEL_WIDTH - 2 * MARGIN

/**
 * The picture of a page, a JPEG of 1200 × 630: its thing in front of the shop's disc, with name and price in its
 * language, from the right in Arabic. A `picture` wider than high is a scene and fills its side; without one the disc
 * stands alone.
 */
export async function drawShare(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  const panel = card.language === 'ar' ? 0 : SHARE_WIDTH - PANEL_WIDTH
  const thing = picture && (await place(picture, panel))
  return sharp(Buffer.from(ground(card, panel, thing !== null)))
    .composite(thing ? [thing] : [])
    .flatten({ background: NIGHT })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function place(picture: Buffer, panel: number) {
  const { width, height } = await sharp(picture).metadata()
  if (width > height)
    return {
      input: await sharp(picture).resize(PANEL_WIDTH, SHARE_HEIGHT, { fit: 'cover' }).png().toBuffer(),
      left: panel,
      top: 0,
    }
  const input = await sharp(picture)
    .resize(PICTURE.width, PICTURE.height, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  return { input, left: panel + (PANEL_WIDTH - PICTURE.width) / 2, top: (SHARE_HEIGHT - PICTURE.height) / 2 }
}

function ground(card: ShareCard, panel: number, withThing: boolean): string {
  const center = panel + PANEL_WIDTH / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<rect width="100%" height="100%" fill="${NIGHT}"/>
<rect x="${panel}" width="${PANEL_WIDTH}" height="100%" fill="${PANEL}"/>
${withThing ? `<circle cx="${center}" cy="${SHARE_HEIGHT / 2}" r="195" fill="${ORANGE}"/>` : disc(center, SHARE_HEIGHT / 2, 150)}
${words(card)}
</svg>`
}

/** Sun, ball and centre circle: the shop's mark. */
function disc(x: number, y: number, radius: number): string {
  const line = radius * 0.12
  return `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="${ORANGE}"/>
<g fill="none" stroke="${ON_ORANGE}" stroke-width="${line}"><path d="M${-radius} 0H${radius}"/><circle r="${radius * 0.36}"/></g></g>`
}

function words({ language, title, kicker, price, before, shop }: ShareCard): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const x = direction === 'rtl' ? SHARE_WIDTH - MARGIN : MARGIN
  const block = { x, width: ROOM, direction, lines: 1 } as const
  const name = drawText({
    ...block,
    text: title,
    y: kicker ? 268 : 232,
    sizes: [64, 56, 48, 42],
    weight: 700,
    fill: CHALK,
    lines: 3,
  })
  const above = kicker ? drawText({ ...block, text: kicker, y: 180, sizes: [28, 24], weight: 500, fill: GREY }) : ''
  const below = price ? priceLine(price, before, x, direction) : ''
  return mark(shop, x, direction) + above + name + below
}

function priceLine(price: string, before: string | null, x: number, direction: 'rtl' | 'ltr'): string {
  const y = PRICE_LINE
  const sign = direction === 'rtl' ? -1 : 1
  const now = shapeLine(price, 52, 700, direction)
  const at = (start: number, width: number) => (direction === 'rtl' ? start - width : start)
  const shown = `<g fill="${ORANGE}" transform="translate(${at(x, now.width)} ${y})">${now.paths}</g>`
  if (!before) return shown
  const was = shapeLine(before, 32, 500, direction)
  const left = at(x + sign * (now.width + 28), was.width)
  const stroke = `<path d="M${left} ${y - 11}h${was.width}" stroke="${GREY}" stroke-width="3"/>`
  return `${shown}<g fill="${GREY}" transform="translate(${left} ${y})">${was.paths}</g>${stroke}`
}

function mark(shop: string, x: number, direction: 'rtl' | 'ltr'): string {
  const radius = 22
  const sign = direction === 'rtl' ? -1 : 1
  const { width, paths } = shapeLine(shop, 34, 700, direction)
  const start = x + sign * (2 * radius + 14)
  return `${disc(x + sign * radius, 92, radius)}<g fill="${CHALK}" transform="translate(${direction === 'rtl' ? start - width : start} 104)">${paths}</g>`
}
