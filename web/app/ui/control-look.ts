/** Classes of inputs, selects and textareas: 48 px high, a 2 px border in focus, red when invalid. */
export const controlLook = [
  'min-h-12 w-full rounded-sm border border-line-ctl bg-bg text-16 leading-ui text-text transition-colors',
  'hover:border-text-2 focus:border-text focus:shadow-[inset_0_0_0_1px_var(--text)] focus:outline-none',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
  'disabled:opacity-50 [&:is(input,textarea):read-only]:bg-surface-1 forced-colors:focus:outline-2',
].join(' ')
