/**
 * Parses the form of a request; its texts lose U+0000, which HTML does not allow: a refused form is shown again with
 * what was typed. Throws a 415 response for any other body: empty without a type, JSON, a malformed multipart.
 */
export async function formOf(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => {
    throw new Response(null, { status: 415 })
  })
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return form
}
