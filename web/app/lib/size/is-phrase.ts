/** Whether the label of a size speaks for itself («مقاس واحد», 'One size'), so that no 'size' is put before it. */
export function isPhrase(label: string): boolean {
  return /^\D+\s/.test(label)
}
