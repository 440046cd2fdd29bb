type Place = 'localStorage' | 'sessionStorage'

/**
 * Returns the JSON of an entry. Null when it is missing or invalid, or the browser allows no storage. Anything may stand
 * in it: other tabs, earlier releases and the visitor write there too.
 */
export function readStored(place: Place, key: string): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The same of an entry that is a list, without what is no item of it. */
export function readStoredList<Item>(place: Place, key: string, isItem: (value: unknown) => value is Item): Item[] {
  const found = readStored(place, key)
  return Array.isArray(found) ? found.filter(isItem) : []
}

/** Writes an entry as JSON; null deletes it. Without storage nothing is kept, and the page works without it. */
export function store(place: Place, key: string, value: unknown): void {
  try {
    if (value === null) window[place].removeItem(key)
    else window[place].setItem(key, JSON.stringify(value))
  } catch {
    // No storage, or no room in it.
  }
}
