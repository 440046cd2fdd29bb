import { type Thing, shopRef } from '#app/lib/structured-data/json-ld.ts'

export type BranchFacts = {
  name: string
  address: string
  state: { name: string }
  phone: string
  opens: string
  closes: string
  location: { latitude: number; longitude: number }
  /** Its page, else the page that lists all branches. */
  url: string
}

/** A branch, open every day. */
export function sportingGoodsStore(
  branch: BranchFacts,
  { origin, shopName, image }: { origin: string; shopName: string; image: string },
): Thing {
  const { name, address, state, phone, opens, closes, location, url } = branch
  return {
    '@type': 'SportingGoodsStore',
    '@id': url,
    name: `${shopName} – ${name}`,
    url,
    image,
    telephone: international(phone),
    parentOrganization: shopRef(origin),
    currenciesAccepted: 'EGP',
    address: { '@type': 'PostalAddress', streetAddress: address, addressRegion: state.name, addressCountry: 'EG' },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens,
      // schema.org has no 24:00.
      closes: closes === '24:00' ? '23:59' : closes,
    },
  }
}

/** Converts `02 2000 0000` to the international format. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.startsWith('20') && digits.length > 10 ? `+${digits}` : `+2${digits}`
}
