import type { Tables } from 'store-api/src/db/tables.ts'

type Text = [ar: string, en: string]

/** A job of the demo shop, in both languages. */
export type JobDraft = {
  slug: string
  department: Tables['job']['department']
  employment: Tables['job']['employment']
  title: Text
  summary: Text
  duties: Text[]
  requirements: Text[]
  offer: Text[]
  /** EGP a month; left out where it is agreed in the interview. */
  salary?: [from: number, to: number]
  /** Slugs. */
  branches: string[]
  /** Published so many days ago, and open for so many more; closed already when negative. */
  age: number
  open?: number
}

/** What everybody who works here gets. */
export const forEverybody: Text[] = [
  ['تأمينات اجتماعية من أول يوم شغل', 'Social insurance from the first day'],
  ['خصم 25% على كل منتجاتنا ليك ولأهلك', '25% off everything we sell, for you and your family'],
  ['إجازة 21 يوم في السنة غير الأعياد الرسمية', '21 days of leave a year besides public holidays'],
]
