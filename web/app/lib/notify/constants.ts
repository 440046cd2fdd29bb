/** The specification's constants of toasts (§9); lengths in px, times in milliseconds. */
export const toastConstants = {
  autoClose: 4_000,
  visible: 3,
  gap: 14,
  width: 356,
  offset: 32,
  hotkey: { alt: true, code: 'KeyT' },
  swipe: 20,
  position: { vertical: 'bottom', horizontal: 'left' },
} as const
