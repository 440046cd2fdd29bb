import { newMobile } from '../support/accounts.ts'
import { follow } from '../support/follow.ts'
import { firstLink } from '../support/site.ts'
import { expect, type Shop, test } from '../support/test.ts'

const NAME = 'سلمى محمود عبد الله'

test('who writes to the shop gets a number to keep', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  await shop.open('/contact-us')
  await main.getByRole('button', { name: t('feedback:contact.submit') }).click()
  await expect(main.getByRole('alert').first(), 'what is missing is told').toBeVisible()
  await fillWho(shop)
  await main.getByRole('textbox', { name: t('feedback:contact.subject') }).fill('مقاس 44')
  await main.getByRole('textbox', { name: t('feedback:contact.message') }).fill('عندكم جزمة كورة مقاس 44 في فرع المعادي؟')
  await main.getByRole('button', { name: t('feedback:contact.submit') }).click()
  await expect(main.getByText(/M-\d{5}/).first()).toBeVisible()
  await shop.judge()
})

test('who looks for work gets from the list of jobs to an application in four steps', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  await shop.open(await firstLink(shop, '/hiring', 'hiring'))
  await follow(main.getByRole('link', { name: t('career:job.choose') }).first(), /\/branch$/)
  await main.getByRole('radio').first().check({ force: true })
  await main.getByRole('button', { name: t('career:branch.submit') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('career:apply.title') })).toBeVisible()
  await fillWho(shop)
  await main.getByRole('textbox', { name: t('account:form.email') }).fill('salma@example.com')
  await main.getByText(t('account:form.female'), { exact: true }).click()
  await main.getByRole('combobox', { name: t('account:form.day') }).selectOption('17')
  await main.getByRole('combobox', { name: t('account:form.month') }).selectOption('5')
  await main.getByRole('combobox', { name: t('account:form.year') }).selectOption('1994')
  await main.getByText(t('career:apply.acceptTerms')).click()
  const cv = main.locator('input[type=file]')
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>this is no PDF</html>') })
  await expect(main.getByText(t('career:rules.cv.fileType')), 'a file is judged by what it holds').toBeVisible()
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await shop.judge()
  await main.getByRole('button', { name: t('career:apply.submit') }).click()
  await expect(main.getByRole('heading', { level: 1, name: t('career:applied.title') })).toBeVisible()
  await expect(main.getByText(/J-\d{5}/).first()).toBeVisible()
  await shop.judge()
})

test('a photo opens large, the arrow keys follow the reading direction, and the way back closes it', async ({ shop }) => {
  const { page, language } = shop
  await shop.open('/multimedia/photos')
  const links = page.locator('a[id^=photo-]')
  const [first, second] = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
  await links.nth(0).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await shop.judge()
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(page).toHaveURL(new RegExp(`${photoOf(second)}$`))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goto(new URL(first ?? '', page.url()).href)
  await expect(dialog, 'the address of a photo opens it').toBeVisible()
})

test('a film that the shop made plays, with captions in the language of the page @once', async ({ shop }) => {
  test.setTimeout(120_000)
  const { page, t, language } = shop
  await shop.open('/multimedia/videos')
  await page.getByRole('main').getByRole('button', { name: t('media:player.play') }).first().click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime), { timeout: 90_000 }).toBeGreaterThan(0.5)
  const shown = () => film.evaluate(({ textTracks }: HTMLVideoElement) => [...textTracks].find(({ mode }) => mode === 'showing')?.language)
  await expect.poll(shown).toBe(language)
})

/** Name and mobile, in any form that asks for them. */
async function fillWho({ page, t }: Shop): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('account:form.fullName') }).fill(NAME)
  await main.getByRole('textbox', { name: t('account:form.mobile') }).fill(newMobile().typed)
}

function photoOf(address: string | null): string {
  return /photo=[\w-]+/.exec(address ?? '')?.[0] ?? 'no photo'
}

/** The smallest PDF that has a page. */
function pdf(): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>']
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length + 9}\n%%EOF\n`)
}
