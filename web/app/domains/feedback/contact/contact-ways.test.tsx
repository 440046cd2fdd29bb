import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '#app/lib/locale/locale.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { ContactWays } from './contact-ways.tsx'
import { SocialList } from './social-list.tsx'

const show = (locale: Locale, now: string) => render(inLocale(locale, <ContactWays now={now} />)).container.textContent

test.each([
  ['ar', 'بنرد دلوقتي، لحد 12 بالليل', 'مقفولين دلوقتي، بنفتح 12 الضهر'],
  ['en', 'Open now until 12\u00a0am', 'Closed now, opens at 12\u00a0pm'],
] as const)('in %s the page shows whether somebody answers now, in Cairo time', (locale, open, closed) => {
  expect(show(locale, '2026-11-20T21:59:59Z')).toContain(open)
  expect(show(locale, '2026-11-20T22:00:00Z')).toContain(closed)
})

test('WhatsApp opens with a prepared message, the phone number calls, and the other channels are listed', () => {
  show('ar', '2026-11-20T12:00:00Z')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(decodeURIComponent(links[0] ?? '')).toBe('https://wa.me/201000000000?text=أهلًا، عندي سؤال: ')
  expect(links.slice(1)).toEqual(['tel:0220000000', 'mailto:salam@modarag.example'])
})

test('each network has a description, also an unknown one, and nothing is loaded from it', () => {
  const networks = [
    { name: 'Instagram', url: 'https://www.instagram.com/modarag' },
    { name: 'Mastodon', url: 'https://mastodon.example/@modarag' },
  ]
  const { container } = render(inLocale('en', <SocialList networks={networks} />))
  const links = within(container).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'InstagramKits and sizes on real people, before you choose.instagram.com',
    'MastodonFollow us here too.mastodon.example',
  ])
  expect(container.querySelector('img, iframe, script')).toBeNull()
})
