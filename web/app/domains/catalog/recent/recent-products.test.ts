import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProducts, recentProducts, rememberProduct } from './recent-products.ts'

beforeEach(() => localStorage.clear())

test('lists the last viewed products first, once each, without the current one', () => {
  for (const id of ['Product_1', '2', 'Product_3', '1']) rememberProduct(id)
  expect(recentProducts()).toEqual(['1', '3', '2'])
  expect(recentProducts('Product_1')).toEqual(['3', '2'])
})

test('lists at most twelve besides the current one', () => {
  for (let id = 1; id <= 20; id++) rememberProduct(String(id))
  expect(recentProducts('20')).toEqual(['19', '18', '17', '16', '15', '14', '13', '12', '11', '10', '9', '8'])
})

test('a product that was added twice is listed once', () => {
  localStorage.setItem('recent-products', '["3","2","3"]')
  expect(recentProducts()).toEqual(['3', '2'])
})

test('clears the list', () => {
  for (const id of ['1', '2']) rememberProduct(id)
  forgetProducts('2')
  expect(recentProducts()).toEqual(['2'])
})

test.each(['{', '{"a":1}', '[1,null,"<b>","7"]'])('a storage that holds %s is taken for what it is worth', (text) => {
  localStorage.setItem('recent-products', text)
  expect(recentProducts()).toEqual(text.includes('"7"') ? ['7'] : [])
})

test('without storage the list is empty', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  rememberProduct('1')
  expect(recentProducts()).toEqual([])
})
