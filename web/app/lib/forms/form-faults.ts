/** The faults of a form's fields in the order of the form, each with the id of its control. */
export function formFaults(
  names: readonly string[],
  error: (name: string) => string | undefined,
): { id: string; message: string }[] {
  return names.flatMap((id) => {
    const message = error(id)
    return message ? [{ id, message }] : []
  })
}
