/** A password of a form, exactly as it was typed. */
export function secret(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value.slice(0, 500) : null
}
