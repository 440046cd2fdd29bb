/** Facts of a product (slugs), to judge whether a query meant it. */
export interface Facts {
  code: string
  name: string
  /** From the root down. */
  categories: string[]
  brand: string | null
  club: string | null
  season: string | null
  kitType: string | null
  gender: string | null
  kind: 'simple' | 'bundle'
  colors: string[]
}

/** Selects products: all given conditions must hold, each by any value of its list. */
export interface Where {
  code?: string
  /** A part of the English name. */
  named?: RegExp
  /** Including its subcategories. */
  category?: string | string[]
  brand?: string
  club?: string | string[]
  season?: string
  kitType?: string
  gender?: string | string[]
  kind?: 'simple' | 'bundle'
  color?: string | string[]
}

/** 3: the intended products; 2: a good result; 1: better than no result. */
export type Grade = [grade: 3 | 2 | 1, where: Where]

/** Queries with the same meaning. */
export interface Meant {
  q: string[]
  grades: Grade[]
}

/** Returns the highest grade that matches a product; 0 when none does. */
export function gradeOf(product: Facts, grades: Grade[]): number {
  return Math.max(0, ...grades.filter(([, where]) => fits(product, where)).map(([grade]) => grade))
}

function fits(product: Facts, where: Where): boolean {
  const { code, named, category, color } = where
  if (code && product.code !== code) return false
  if (named && !named.test(product.name)) return false
  if (category && ![category].flat().some((slug) => product.categories.includes(slug))) return false
  if (color && ![color].flat().some((slug) => product.colors.includes(slug))) return false
  const single = ['brand', 'club', 'season', 'kitType', 'gender', 'kind'] as const
  return single.every((key) => where[key] === undefined || [where[key]].flat().some((value) => value === product[key]))
}

/**
 * Returns the normalised discounted cumulative gain of the first ten results, from 0 to 1. `all` are the grades of
 * every product.
 */
export function ndcg(shown: number[], all: number[]): number {
  const best = gain(all.toSorted((a, b) => b - a))
  return best === 0 ? 1 : gain(shown) / best
}

function gain(grades: number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)
}
