/** The form that a request brings. Throws a 415 answer for a body that is none: empty without a type, JSON, a broken multipart. */
export function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response(null, { status: 415 })
  })
}
