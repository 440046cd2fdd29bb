import type { Generated, GeneratedAlways } from 'kysely'

export interface CareerTables {
  job: {
    id: Generated<number>
    slug: string
    department: 'stores' | 'warehouse' | 'delivery' | 'care' | 'buying' | 'design' | 'marketing' | 'engineering'
    employment: 'fullTime' | 'partTime' | 'temporary' | 'internship'
    title_ar: string
    title_en: string
    summary_ar: string
    summary_en: string
    duties_ar: string[]
    duties_en: string[]
    requirements_ar: string[]
    requirements_en: string[]
    offer_ar: string[]
    offer_en: string[]
    salary_from: number | null
    salary_to: number | null
    status: Generated<'open' | 'closed'>
    published_at: Date
    closes_on: string | null
    position: Generated<number>
  }
  job_branch: { job_id: number; branch_id: number }
  job_application: {
    id: GeneratedAlways<number>
    number: string
    job_id: number
    branch_id: number
    customer_id: number | null
    full_name: string
    mobile: string
    email: string
    date_of_birth: string
    gender: 'male' | 'female'
    language: 'ar' | 'en'
    status: Generated<'received' | 'inReview' | 'interview' | 'hired' | 'declined'>
    cv: Buffer
    cv_kind: 'pdf' | 'doc' | 'docx'
    cv_sha256: Buffer
    created_at: Generated<Date>
  }
}
