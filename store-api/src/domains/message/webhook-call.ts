/**
 * Returns the parts of a webhook call of WhatsApp: `{entry: [{changes: [{value: {<name>: […]}}]}]}`. Anything else has
 * none.
 */
export function webhookItems(call: unknown, name: 'statuses' | 'messages'): unknown[] {
  return listOf(call, 'entry')
    .flatMap((entry) => listOf(entry, 'changes'))
    .flatMap((change) => listOf((change as { value?: unknown } | null)?.value, name))
}

function listOf(thing: unknown, name: string): unknown[] {
  const list = (thing as Record<string, unknown> | null | undefined)?.[name]
  return Array.isArray(list) ? list : []
}
