import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Drawer } from './dialog.tsx'
import { installDialog } from './testing-dialog.ts'

installDialog()

function openDrawer() {
  function Host() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>فلترة</button>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title="الفلاتر"
          closeLabel="إغلاق"
          footer={<button>عرض</button>}
        >
          <a href="#club">النادي</a>
        </Drawer>
      </>
    )
  }
  render(<Host />)
  return { user: userEvent.setup(), opener: screen.getByRole('button', { name: 'فلترة' }) }
}

test('opens as a labelled dialog with the focus inside', async () => {
  const { user, opener } = openDrawer()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: 'الفلاتر' }).contains(document.activeElement)).toBe(true)
})

test('Escape closes it and restores the focus', async () => {
  const { user, opener } = openDrawer()
  await user.click(opener)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('the close button and a press on the backdrop close it, a press inside does not', async () => {
  const { user, opener } = openDrawer()
  await user.click(opener)
  await user.click(screen.getByText('النادي'))
  await user.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(opener)
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('opens again after the browser closed it', async () => {
  const { user, opener } = openDrawer()
  await user.click(opener)
  screen.getByRole<HTMLDialogElement>('dialog').close()
  await user.click(opener)
  expect(screen.getByRole('dialog', { name: 'الفلاتر' })).toBeTruthy()
})
