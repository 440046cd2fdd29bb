/** Whether the label of a size is a phrase («مقاس واحد», 'One size'), so that no 'size' precedes it. */
export function isPhrase(label: string): boolean {
  return /^\D+\s/.test(label)
}
