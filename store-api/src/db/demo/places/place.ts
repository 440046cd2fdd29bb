export type RegionFacts = { ar: string; en: string; deliverable: boolean }
export type CityFacts = { ar: string; en: string; regions: RegionFacts[] }

export type StateFacts = {
  /** ISO 3166-2:EG without the country. */
  iso: string
  ar: string
  en: string
  /** Delivery fee in EGP. */
  fee: number
  /** Business days, both ends counted. */
  days: [from: number, to: number]
  cities: CityFacts[]
}

/** A city with its areas, each written 'عربي|English'; a leading '-' marks an area that nobody delivers to. */
export function city(ar: string, en: string, ...areas: string[]): CityFacts {
  return { ar, en, regions: areas.map(region) }
}

function region(text: string): RegionFacts {
  const deliverable = !text.startsWith('-')
  const [ar, en] = (deliverable ? text : text.slice(1)).split('|')
  if (!ar || !en) throw new Error(`an area needs both languages: ${text}`)
  return { ar, en, deliverable }
}
