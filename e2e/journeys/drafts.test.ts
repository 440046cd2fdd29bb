import { PASSWORD } from '../support/accounts.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { fillCartUntilAddress } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'
import { textOf } from '../support/texts.ts'

test('a draft of the registration survives a language change and a reload, without its password', async ({ shop }) => {
  const { page, t } = shop
  await shop.open('/register')
  const { box, choice, switchLanguage } = form(shop)
  await box('account:form.fullName').fill('سلمى محمود')
  await box('account:form.mobile').fill('٠١٠ ٩٩٩٩ ٩٩٩٩')
  await box('account:form.password').fill(PASSWORD)
  await page.getByText(t('account:form.female'), { exact: true }).click()
  await choice('account:form.month').selectOption('5')
  const holds = async (of: typeof shop.t) => {
    const typed = form({ ...shop, t: of })
    await expect(typed.box('account:form.fullName')).toHaveValue('سلمى محمود')
    await expect(typed.box('account:form.mobile')).toHaveValue('٠١٠ ٩٩٩٩ ٩٩٩٩')
    await expect(typed.box('account:form.password')).toHaveValue('')
    await expect(page.getByRole('radio', { name: of('account:form.female') })).toBeChecked()
    await expect(typed.choice('account:form.month')).toHaveValue('5')
  }
  const other = await switchLanguage()
  await expect(page.getByText(other('common:draft.text'))).toBeVisible()
  await holds(other)
  await page.reload()
  await waitUntilHydrated(page)
  await holds(other)
  await form({ ...shop, t: other }).switchLanguage()
  await holds(t)
})

test('a draft of the checkout address survives both, with its dependent lists, and is deleted once sent', async ({
  shop,
}) => {
  const { page, t } = shop
  const place = await fillCartUntilAddress(shop)
  await shop.open('/cart/address')
  const main = page.getByRole('main')
  const { box, choice, switchLanguage } = form(shop)
  await choice('location:state').selectOption(place.stateId)
  await choice('location:city').selectOption(place.cityId)
  await choice('location:region').selectOption(place.regionId)
  await box('cart:address.streetAddress').fill('شارع عباس العقاد')
  await main.locator('#notes').fill('اضرب الجرس مرتين')
  const holds = async (of: typeof shop.t) => {
    const typed = form({ ...shop, t: of })
    await expect(typed.choice('location:region')).toHaveValue(place.regionId)
    await expect(typed.choice('location:state')).toHaveValue(place.stateId)
    await expect(typed.box('cart:address.streetAddress')).toHaveValue('شارع عباس العقاد')
    await expect(main.locator('#notes')).toHaveValue('اضرب الجرس مرتين')
  }
  const other = await switchLanguage()
  await holds(other)
  await page.reload()
  await waitUntilHydrated(page)
  await holds(other)
  await form({ ...shop, t: other }).switchLanguage()
  await holds(t)
  for (const field of ['buildingNumber', 'floorNumber', 'apartmentNumber']) await box(`cart:address.${field}`).fill('7')
  await page.getByRole('button', { name: t('cart:address.submit') }).click()
  await expect(page).toHaveURL(/\/cart\/payments$/)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('اضرب')
})

/** The fields of the page in the language of `t`, and how to go to the other one. */
function form({ page, t }: Pick<Shop, 'page' | 't'>) {
  const main = page.getByRole('main')
  return {
    box: (label: string) => main.getByRole('textbox', { name: t(label), exact: true }),
    choice: (label: string) => main.getByRole('combobox', { name: t(label) }),
    async switchLanguage() {
      const html = page.locator('html')
      const other = (await html.getAttribute('lang')) === 'ar' ? 'en' : 'ar'
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t(`shell:language.${other}`) })
        .click()
      await expect(html).toHaveAttribute('lang', other)
      await waitUntilHydrated(page)
      return (key: string) => textOf(other, key)
    },
  }
}
