import type { Insertable } from 'kysely'
import type { Tables } from 'store-api/src/db/tables.ts'
import { clubs } from '#demo/clubs/clubs.ts'
import { brandId } from '#demo/names/brands.ts'
import { branches, CLOSES, OPENS } from '#demo/places/branches.ts'
import { stateRows } from '#demo/places/states.ts'

type Row<T extends keyof Tables> = Insertable<Tables[T]>

export const clubRows = clubs.map((club, i) => ({
  id: i + 1,
  slug: club.slug,
  kind: club.kind,
  name_ar: club.name[0],
  name_en: club.name[1],
  founded: club.founded ?? null,
  founders_ar: club.founders?.[0] ?? null,
  founders_en: club.founders?.[1] ?? null,
  league_ar: club.league?.[0] ?? null,
  league_en: club.league?.[1] ?? null,
  nicknames_ar: club.nicknames?.[0] ?? null,
  nicknames_en: club.nicknames?.[1] ?? null,
  stadium_ar: club.stadium?.[0] ?? null,
  stadium_en: club.stadium?.[1] ?? null,
  kit_color_ar: club.kitColor?.[0] ?? null,
  kit_color_en: club.kitColor?.[1] ?? null,
  kit_supplier_id: brandId(club.supplier ?? null),
  emblem: club.emblem,
  position: i + 1,
}))

export const branchRows: Row<'branch'>[] = branches.map((branch, i) => ({
  id: i + 1,
  slug: branch.slug,
  state_id: stateRows.find(({ iso }) => iso === branch.state)?.id ?? NaN,
  name_ar: branch.name[0],
  name_en: branch.name[1],
  address_ar: branch.address[0],
  address_en: branch.address[1],
  phone: branch.phone,
  // As wa.me takes it: without the plus.
  whatsapp: branch.whatsapp.replace('+', ''),
  opens: OPENS,
  closes: CLOSES,
  lat: branch.lat,
  lng: branch.lng,
  position: i + 1,
}))
