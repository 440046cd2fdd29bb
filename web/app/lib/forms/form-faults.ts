/** Returns the errors of a form's fields in form order, each with the id of its control. */
export function formFaults(
  names: readonly string[],
  error: (name: string) => string | undefined,
): { id: string; message: string }[] {
  return names.flatMap((id) => {
    const message = error(id)
    return message ? [{ id, message }] : []
  })
}
