/** Parses the form of a request. Throws a 415 response for any other body: empty without a type, JSON, a malformed multipart. */
export function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response(null, { status: 415 })
  })
}
