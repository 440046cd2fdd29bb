import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { LocalMap } from './local-map.tsx'

const namesAt = (latitude: number, longitude: number) => {
  const { container } = render(inLocale('en', <LocalMap name="Ours" location={{ latitude, longitude }} />))
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
}

test('a branch in a city shows its own street, the next ones and landmarks', () => {
  expect(namesAt(30.0571, 31.3372)).toEqual(
    expect.arrayContaining(['Ours', 'Abbas El Akkad St', 'El Nasr Road', 'Ahmed El Zomor St', 'City Stars', '2 km']),
  )
})

test('a branch in a town shows the roads to the next towns', () => {
  expect(namesAt(30.7885, 31.0019)).toEqual(
    expect.arrayContaining(['Mahalla road', 'Agricultural road', 'Kafr El Zayat']),
  )
})

test('a branch far from all landmarks shows the map of lower Egypt', () => {
  expect(namesAt(25.6872, 32.6396)).toEqual(['Ours'])
})
