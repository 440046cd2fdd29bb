import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberMeasure, rememberSize, useOwnSize } from './own-size.ts'

beforeEach(() => localStorage.clear())

function Own() {
  return <p role="note">{JSON.stringify(useOwnSize())}</p>
}
const shown = () => JSON.parse(screen.getByRole('note').textContent ?? '') as object

test('stores the last size of each chart and the measures, and tells who shows them', () => {
  render(<Own />)
  act(() => {
    rememberSize('1', 'm')
    rememberSize('1', 'l')
    rememberSize('2', 'eu-42')
    rememberMeasure('HEIGHT', 178)
    rememberMeasure('CHEST', 100)
    rememberMeasure('CHEST', undefined)
  })
  expect(shown()).toEqual({ sizes: { 1: 'l', 2: 'eu-42' }, measures: { HEIGHT: 178 } })
})

test.each(['{', 'null', '[]', '{"sizes":{"1":7},"measures":{"CHEST":"wide"}}', '{"sizes":null}'])(
  'a storage that holds %s is empty',
  (text) => {
    localStorage.setItem('own-size', text)
    render(<Own />)
    expect(shown()).toEqual({ sizes: {}, measures: {} })
  },
)

test('without storage nothing is remembered', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  render(<Own />)
  act(() => rememberSize('1', 'm'))
  expect(shown()).toEqual({ sizes: {}, measures: {} })
})
