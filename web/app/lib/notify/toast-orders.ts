import { closeSnackbar, enqueueSnackbar } from 'notistack'
import { attachArea } from './notify.ts'

/**
 * Renders notifications as toasts. Each one gets a unique id: with the id of a toast that is still closing, the new one would not appear.
 * Returns a function that stops it.
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
    // The duration is not passed to the library, which does not pause for the keyboard.
    const toast = { title, body, action, picture, silent }
    enqueueSnackbar({ key: id, variant: type, persist: type === 'loading', autoHideDuration: null, toast })
  })
}
