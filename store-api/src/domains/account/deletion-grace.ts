const DAY_MS = 86_400_000

/** Days between the request for a deletion and the deletion (docs/rules/privacy.md#deletion). */
const GRACE_DAYS = 30

/** Returns when an account is deleted at the earliest. */
export function deletionDue(askedAt: Date): Date {
  return new Date(askedAt.getTime() + GRACE_DAYS * DAY_MS)
}

/** Returns the latest request for a deletion that is due at a moment. */
export function latestDueRequest(now: Date): Date {
  return new Date(now.getTime() - GRACE_DAYS * DAY_MS)
}
