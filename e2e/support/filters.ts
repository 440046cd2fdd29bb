import { expect } from '@playwright/test'
import type { Shop } from './test.ts'

/**
 * Filters the open list by the first value of a filter. Beside the list it applies immediately, in the drawer of phones
 * by a button.
 */
export async function applyFilter({ page, t, like }: Shop, label: string, name: string): Promise<void> {
  const open = page.getByRole('main').getByRole('button', { name: t('search:filter.open') })
  const onPhone = await open.isVisible()
  if (onPhone) await open.click()
  const panel = onPhone ? page.getByRole('dialog') : page.getByRole('main')
  const values = panel.getByRole('group', { name: t(label), exact: true }).locator('label')
  const head = panel.locator('summary', { hasText: t(label) }).first()
  await expect(head).toBeVisible()
  if (!(await values.first().isVisible())) await head.click()
  await values.first().click()
  if (onPhone) {
    await expect(page, 'nothing is applied before it is said so').not.toHaveURL(new RegExp(`[?&]${name}=`))
    await panel.getByRole('button', { name: like('search:filter.show') }).click()
  }
  await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
  await expect(
    page.getByRole('main').locator('[aria-busy="true"]'),
    'the list is dimmed until the filtered one is there',
  ).toHaveCount(0)
}
