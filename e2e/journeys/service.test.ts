import { newMobile } from '../support/accounts.ts'
import { followByKeyboard, openModal, press, tabTo, type } from '../support/keyboard.ts'
import { expect, type Shop, test } from '../support/test.ts'

const NAME = 'سلمى محمود عبد الله'

test('a contact message is answered with its number', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  await shop.open('/contact-us')
  await press(shop, main.getByRole('button', { name: t('feedback:contact.submit') }))
  const summary = main.getByRole('alert').filter({ hasText: t('cart:form.correct') })
  await expect(summary, 'what is missing is told').toBeFocused()
  await press(shop, summary.getByRole('link').first())
  await expect(main.getByRole('textbox', { name: t('cart:contact.fullName') }), 'and leads to its field').toBeFocused()
  await page.keyboard.type(NAME)
  await type(shop, 'cart:contact.mobile', newMobile().typed)
  await type(shop, 'feedback:contact.subject', 'مقاس 44')
  await type(shop, 'feedback:contact.message', 'عندكم جزمة كورة مقاس 44 في فرع المعادي؟')
  await press(shop, main.getByRole('button', { name: t('feedback:contact.submit') }))
  await expect(
    main.getByRole('heading', { name: t('feedback:sent.M.title') }),
    'it takes the place and the focus of the form',
  ).toBeFocused()
  await expect(main.getByText(/M-\d{5}/).first()).toBeVisible()
  await shop.judge()
})

test('a visitor applies for a job in four steps', async ({ shop }) => {
  const { page, t } = shop
  const main = page.getByRole('main')
  await shop.open('/hiring')
  await followByKeyboard(shop, main.locator('li a[href^="/hiring/"]').first(), /\/hiring\/[\w-]+$/)
  await followByKeyboard(shop, main.getByRole('link', { name: t('career:job.choose') }).first(), /\/branch$/)
  await press(shop, main.getByRole('radio').first(), 'Space')
  await press(shop, main.getByRole('button', { name: t('career:branch.submit') }))
  await expect(main.getByRole('heading', { level: 1, name: t('career:apply.title') })).toBeVisible()
  await expect(main).toBeFocused()
  await type(shop, 'account:form.fullName', NAME)
  await type(shop, 'account:form.mobile', newMobile().typed)
  await type(shop, 'account:form.email', 'salma@example.com')
  await press(shop, main.getByRole('radio').first(), 'Space')
  await press(shop, main.getByRole('combobox', { name: t('account:form.day') }), 'ArrowDown')
  await press(shop, main.getByRole('combobox', { name: t('account:form.month') }), 'ArrowDown')
  await tabTo(shop, main.getByRole('combobox', { name: t('account:form.year') }))
  await page.keyboard.type('1994')
  await chooseCv(shop, '<html>this is no PDF</html>')
  await expect(main.getByText(t('career:rules.cv.fileType')), 'a file is judged by what it holds').toBeVisible()
  await chooseCv(shop, pdf())
  await expect(main.getByText(t('career:rules.cv.fileType'))).toBeHidden()
  await press(shop, main.getByRole('checkbox', { name: t('career:apply.acceptTerms') }), 'Space')
  await shop.judge()
  await press(shop, main.getByRole('button', { name: t('career:apply.submit') }))
  await expect(main.getByRole('heading', { level: 1, name: t('career:applied.title') })).toBeVisible()
  await expect(main.getByText(/J-\d{5}/).first()).toBeVisible()
  await expect(main).toBeFocused()
  await shop.judge()
})

test('a photo opens large, the arrow keys follow the reading direction, and ‘back’ closes it @both', async ({
  shop,
}) => {
  const { page, language } = shop
  await shop.open('/multimedia/photos')
  const links = page.locator('a[id^=photo-]')
  const [first, second] = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
  const dialog = await openModal(shop, links.nth(0))
  await shop.judge()
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(page).toHaveURL(new RegExp(`${photoOf(second)}$`))
  // The address changes before the photo does.
  await expect(dialog.getByRole('status')).toContainText(/^2 /)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(links.nth(1), 'the focus is at the photo that was open last').toBeFocused()
  await page.goto(new URL(first ?? '', page.url()).href)
  await expect(dialog, 'the address of a photo opens it').toBeVisible()
})

test('a video plays with captions in the language of the page @once', async ({ shop }) => {
  test.setTimeout(120_000)
  const { page, t, language } = shop
  await shop.open('/multimedia/videos')
  await press(
    shop,
    page
      .getByRole('main')
      .getByRole('button', { name: t('media:player.play') })
      .first(),
  )
  const film = page.locator('video')
  await expect
    .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime), { timeout: 90_000 })
    .toBeGreaterThan(0.5)
  const shown = () =>
    film.evaluate(
      ({ textTracks }: HTMLVideoElement) => [...textTracks].find(({ mode }) => mode === 'showing')?.language,
    )
  await expect.poll(shown).toBe(language)
  await page.keyboard.press('c')
  await expect.poll(shown, 'the keys of the player go on working').toBeUndefined()
  await page.keyboard.press('k')
  await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
})

/** Opens the browser's choice of files by keyboard, and gives a CV that holds this. */
async function chooseCv(shop: Shop, content: string | Buffer): Promise<void> {
  const asked = shop.page.waitForEvent('filechooser')
  await press(shop, shop.page.getByRole('main').locator('input[type=file]'))
  await (await asked).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) })
}

function photoOf(address: string | null): string {
  return /photo=[\w-]+/.exec(address ?? '')?.[0] ?? 'no photo'
}

/** The smallest PDF that has a page. */
function pdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length + 9}\n%%EOF\n`)
}
