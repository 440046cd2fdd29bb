import type { Generated, GeneratedAlways } from 'kysely'

export interface FeedbackTables {
  review: {
    id: GeneratedAlways<number>
    product_id: number
    order_line_id: number
    rating: number
    fit: 'small' | 'true' | 'large' | null
    text: Generated<string>
    author: string
    created_at: Generated<Date>
    customer_id: number | null
    held: Generated<boolean>
  }
  ticket: {
    id: Generated<number>
    number: string
    customer_id: number
    order_id: number | null
    subject: string
    status: 'open' | 'answered' | 'closed'
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  ticket_message: {
    id: GeneratedAlways<number>
    ticket_id: number
    author: 'customer' | 'shop'
    text: string
    at: Generated<Date>
  }
  complaint: {
    id: GeneratedAlways<number>
    number: string
    kind: 'complaint' | 'suggestion'
    full_name: string
    mobile: string
    email: string | null
    branch_id: number | null
    order_id: number | null
    customer_id: number | null
    message: string
    created_at: Generated<Date>
    matter: Generated<'order' | 'branch' | 'product' | 'website' | 'other'>
    closed_at: Date | null
  }
  contact_message: {
    id: GeneratedAlways<number>
    number: string
    full_name: string
    mobile: string
    email: string | null
    subject: string
    message: string
    customer_id: number | null
    created_at: Generated<Date>
    closed_at: Date | null
  }
  product_request: {
    id: GeneratedAlways<number>
    number: string
    kind: 'find' | 'suggest'
    name: string
    club_id: number | null
    brand_id: number | null
    other_maker: string | null
    category_id: number | null
    size: string | null
    color: string | null
    link: string | null
    mobile: string
    notes: string | null
    customer_id: number | null
    created_at: Generated<Date>
    closed_at: Date | null
  }
  product_request_picture: { request_id: number; bytes: Buffer; width: number; height: number }
}
