const MOST = 50_000
/** Longer texts are made anew each time. */
const LONGEST = 80

/** Returns a function that keeps what it made of up to `most` texts: names and synonyms consist of few different words. */
export function remember<Made>(make: (text: string) => Made, most = MOST): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const already = made.get(text)
    if (already !== undefined) return already
    const fresh = make(text)
    if (text.length > LONGEST) return fresh
    if (made.size >= most) made.clear()
    made.set(text, fresh)
    return fresh
  }
}
