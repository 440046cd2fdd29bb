/** A password of a form, exactly as it was typed; '' when it is missing. */
export function secret(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 500) : ''
}
