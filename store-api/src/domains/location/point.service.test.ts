import { expect, test } from 'vitest'
import { mapUrl, optionalPoint, readPoint } from './point.service.ts'

const tower = { latitude: 30.0459, longitude: 31.2243 }

test.each([
  '30.0459,31.2243',
  '30.0459، 31.2243',
  '٣٠٫٠٤٥٩، ٣١٫٢٢٤٣',
  '(30.0459, 31.2243)',
  'https://www.google.com/maps?q=30.0459,31.2243',
  'https://maps.google.com/?ll=30.0459%2C31.2243&z=17',
  'https://www.google.com/maps/search/?api=1&query=30.0459,31.2243',
  'https://www.google.com/maps/@30.0459,31.2243,17z',
  'https://www.google.com/maps/place/Cairo+Tower/@29.9,31.1,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d30.0459!4d31.2243',
  'https://www.google.com/maps/search/30.0459,+31.2243',
  'https://maps.apple.com/?ll=30.0459,31.2243&q=Pin',
  'https://www.openstreetmap.org/?mlat=30.0459&mlon=31.2243#map=17/30.0/31.2',
  'https://www.openstreetmap.org/#map=17/30.0459/31.2243',
  'geo:30.0459,31.2243?z=17',
])('reads the place in %s', (text) => {
  expect(readPoint(text)).toEqual(tower)
})

test.each([
  'https://maps.app.goo.gl/AbC123',
  'https://shop.example/a',
  'near the mosque',
  '30.0459',
  'see 30.0459,31.2243',
  'https://x/%E0%A4%A',
])('finds no place in %s', (text) => {
  expect(readPoint(text)).toBeUndefined()
  expect(optionalPoint(text)).toEqual({ fault: { rule: 'link' } })
})

test('accepts places from Saloum to Halaib, and none outside of Egypt', () => {
  expect(['31.55,25.16', '22.22,36.65', '31.2,29.9'].map((text) => optionalPoint(text).fault)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const outside = [
    '21.5,39.2',
    '32.1,34.8',
    '0,0',
    '31.2243,60',
    '99,31',
    '21.69,31',
    '31.81,31',
    '30,24.59',
    '30,37.11',
  ]
  expect(outside.map((text) => optionalPoint(text).fault?.rule)).toEqual(outside.map(() => 'deliverable'))
  expect(optionalPoint('  ')).toEqual({ value: null })
})

test('the link of a place opens it again', () => {
  expect(readPoint(mapUrl(tower))).toEqual(tower)
})
