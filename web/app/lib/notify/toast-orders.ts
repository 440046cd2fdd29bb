import { closeSnackbar, enqueueSnackbar } from 'notistack'
import { attachArea } from './notify.ts'

/**
 * Brings what is notified to the screen. Each showing has an id of its own: under the same one a toast that is still leaving
 * would swallow its successor. Returns how to stop.
 */
export function takeOrders(): () => void {
  const shown = new Map<string, string>()
  let count = 0
  return attachArea((order) => {
    const key = 'dismiss' in order ? order.dismiss : order.show.key
    const before = shown.get(key)
    if (before) closeSnackbar(before)
    shown.delete(key)
    if ('dismiss' in order) return
    const { type = 'default', title, body, action, picture, silent } = order.show
    const id = `${key} ${(count += 1)}`
    shown.set(key, id)
    // How long it stays is not the library's business: it knows no keyboard.
    const toast = { title, body, action, picture, silent }
    enqueueSnackbar({ key: id, variant: type, persist: type === 'loading', autoHideDuration: null, toast })
  })
}
