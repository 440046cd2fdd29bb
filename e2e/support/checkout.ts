import { expect } from '@playwright/test'
import { newMobile } from './accounts.ts'
import { expectArrived } from './follow.ts'
import { ask } from './graphql.ts'
import type { Shop } from './test.ts'

type Place = { state: string; city: string; region: string }
type States = {
  states: { name: string; cities: { name: string; regions: { name: string; deliverable: boolean }[] }[] }[]
}

export async function continueFromCart({ page, t }: Shop): Promise<void> {
  // Before the styles are loaded, the button of wide screens is visible too.
  await page.waitForLoadState()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart:summary.continue') })
    .filter({ visible: true })
    .click()
  await expectArrived(page, /\/cart$/)
}

/** Fills the contact details with a new mobile in Arabic digits and continues to the address. Returns the mobile. */
export async function fillContactDetails(shop: Shop): Promise<{ typed: string; kept: string }> {
  const { page, t } = shop
  const { typed: latin, kept } = newMobile()
  const typed = latin.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  await fill(shop, 'cart:contact.fullName', 'منى عبد الحميد')
  await fill(shop, 'cart:contact.mobile', typed)
  await fill(shop, 'cart:contact.anotherMobile', '01112345678')
  await page.getByRole('button', { name: t('cart:contact.submit') }).click()
  await expectArrived(page, /\/cart\/address$/)
  return { typed, kept }
}

/** Fills the delivery address and continues to the last step. Without JavaScript a button fills the dependent lists. */
export async function fillAddress(shop: Shop, { javaScript = true } = {}): Promise<void> {
  const { page, t } = shop
  const { state, city, region } = await deliverable(shop)
  const refill = () => (javaScript ? undefined : page.getByRole('button', { name: t('location:update') }).click())
  await page.getByRole('combobox', { name: t('location:state') }).selectOption({ label: state })
  await refill()
  await page.getByRole('combobox', { name: t('location:city') }).selectOption({ label: city })
  await refill()
  await page.getByRole('combobox', { name: t('location:region') }).selectOption({ label: region })
  await fillHouse(shop)
  await page.getByRole('button', { name: t('cart:address.submit') }).click()
  await expectArrived(page, /\/cart\/payments$/)
}

/** Accepts the terms and places the order. Returns its number and the id in its address. */
export async function placeOrder(shop: Shop): Promise<{ id: string; number: string }> {
  const { page, t } = shop
  await acceptTerms(shop)
  await page.getByRole('button', { name: t('cart:review.submit') }).click()
  return expectPlaced(shop)
}

export async function acceptTerms({ page, t }: Shop): Promise<void> {
  await page.getByText(t('cart:review.terms')).click()
  await expect(page.getByRole('checkbox', { name: t('cart:review.terms') })).toBeChecked()
}

/** Expects the confirmation page. Returns the number of the order and the id in its address. */
export async function expectPlaced({ page, t }: Shop): Promise<{ id: string; number: string }> {
  await expect(page).toHaveURL(/\/order-placed\/\d+\?token=.+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order:placed.title'))
  // Without JavaScript a page is sent in pieces.
  await expect(page.getByRole('main')).toContainText(/MD-\d+/)
  const number = /MD-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  return { id: /order-placed\/(\d+)/.exec(page.url())?.[1] ?? '', number }
}

/** Fills the page of buy now, except for the terms. */
export async function fillBuyNow(shop: Shop, mobile = newMobile().typed): Promise<void> {
  const { page, t } = shop
  await fill(shop, 'cart:contact.fullName', 'منى عبد الحميد')
  await fill(shop, 'cart:contact.mobile', mobile)
  await fill(shop, 'cart:contact.anotherMobile', '01112345678')
  for (const place of ['state', 'city', 'region'] as const) {
    const list = page.getByRole('combobox', { name: t(`location:${place}`) })
    await expect(list.locator('option:not([disabled])').nth(1)).toBeAttached()
    await list.selectOption({ index: 1 })
  }
  await fillHouse(shop)
}

async function fillHouse(shop: Shop): Promise<void> {
  await fill(shop, 'cart:address.streetAddress', 'شارع عباس العقاد')
  await fill(shop, 'cart:address.buildingNumber', '١٢')
  await fill(shop, 'cart:address.floorNumber', '3')
  await fill(shop, 'cart:address.apartmentNumber', '7')
}

async function fill({ page, t }: Shop, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t(label), exact: true }).fill(text)
}

/** Returns the names of a deliverable area. */
async function deliverable({ page, language }: Shop): Promise<Place> {
  const { states } = await ask<States>(
    page.request,
    language,
    '{ states { name cities { name regions { name deliverable } } } }',
  )
  for (const state of states) {
    for (const city of state.cities) {
      const region = city.regions.find((each) => each.deliverable)
      if (region) return { state: state.name, city: city.name, region: region.name }
    }
  }
  throw new Error('The demo shop delivers nowhere')
}
