import { expect, test } from 'vitest'
import { companyLinks } from './footer-links.ts'

test('the footer leads to the social networks of a shop that has some', () => {
  expect(companyLinks([{ name: 'Instagram', url: 'https://www.instagram.com/modarag' }])).toHaveProperty(
    'social',
    '/social',
  )
  expect(companyLinks([])).not.toHaveProperty('social')
})
