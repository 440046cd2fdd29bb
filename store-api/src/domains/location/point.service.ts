import { fieldRules } from '#src/field-rules.ts'
import { foldDigits } from '#src/http/text.ts'
import type { Judged } from '#src/http/rules.ts'
import type { MapPoint } from './location.schema.ts'

/** A place on the map, decimal degrees (WGS 84). */
export interface Point {
  latitude: number
  longitude: number
}

/**
 * Bounds of Egypt with Halaib and the islands of the Red Sea, rounded outwards to a tenth of a degree
 * (docs/rules/delivery.md#location).
 */
const south = 21.7
const north = 31.8
const west = 24.6
const east = 37.1

export function isInEgypt({ latitude, longitude }: Point): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Returns an address that opens a map at a point, in an app on a phone. */
export function mapUrl({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

/** Returns a place as clients see it. */
export function mapPoint(point: Point): MapPoint {
  return { ...point, mapUrl: mapUrl(point) }
}

/** The same for a stored place that may be missing. */
export function viewPoint(point: Point | null | undefined): MapPoint | null {
  return point ? mapPoint(point) : null
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`
const PAIR = String.raw`${NUMBER}\s*[,،;][\s+]*${NUMBER}`

/**
 * Where the links of maps carry a place: the pin of Google first, then a query, the middle of its screen,
 * OpenStreetMap, `geo:`.
 */
const inLinks = [
  String.raw`!3d${NUMBER}!4d${NUMBER}`,
  String.raw`[?&](?:q|query|ll|daddr|destination|coordinate|center|cp)=(?:loc:)?${PAIR}`,
  String.raw`/(?:place|search|dir)/(?:[^?#]*/)?\+?${PAIR}`,
  String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  String.raw`@${PAIR}`,
  String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`,
  String.raw`^geo:${PAIR}`,
].map((pattern) => new RegExp(pattern, 'i'))
const alone = new RegExp(String.raw`^\(?\s*${PAIR}\s*\)?$`)

/**
 * Reads a place from coordinates, Arabic digits too, or from the link of a map; undefined when there is none in it, as
 * in a short link.
 */
export function readPoint(given: string): Point | undefined {
  const text = decode(foldDigits(given).replaceAll('٫', '.').trim())
  const found =
    text.match(alone) ??
    (/^(?:https?:\/\/|geo:)/i.test(text) ? inLinks.map((pattern) => text.match(pattern)).find(Boolean) : undefined)
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A place of an address: coordinates or the link of a map; blank is null. Rules: `link` unless a place is in it,
 * `deliverable` outside of Egypt.
 */
export function optionalPoint(given: string | null | undefined): Judged<Point | null> {
  const text = (given ?? '').slice(0, fieldRules.location.max).trim()
  if (text === '') return { value: null }
  const point = readPoint(text)
  if (!point) return { fault: { rule: 'link' } }
  return isInEgypt(point) ? { value: point } : { fault: { rule: 'deliverable' } }
}
