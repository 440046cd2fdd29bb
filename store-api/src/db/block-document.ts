/** A block of an article as stored in `body_ar` and `body_en` (docs/content.md). */
export type BlockDocument =
  | { type: 'heading'; text: string; level: number; anchor: string }
  | { type: 'paragraph'; text: string }
  | { type: 'list'; ordered: boolean; items: string[] }
  | { type: 'quote'; text: string; by: string | null }
  | { type: 'table'; name: string; head: string[]; rows: string[][] }
  | { type: 'link'; label: string; url: string }
  | { type: 'picture'; image: string; alt: string; caption: string | null }
  | { type: 'products'; slugs: string[] }
