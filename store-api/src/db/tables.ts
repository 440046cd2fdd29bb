import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BlockDocument } from './block-document.ts'

/** The tables as the migrations make them. Money is integer piastres; times are UTC; a `date` is 'YYYY-MM-DD'. A test holds this file against the database. */
export interface Tables {
  category: CategoryTable
  brand: BrandTable
  club: ClubTable
  season: SeasonTable
  color: ColorTable
  size: SizeTable
  image: ImageTable
  product: ProductTable
  product_color: ProductColorTable
  former_address: FormerAddressTable
  product_image: ProductImageTable
  variant: VariantTable
  bundle_part: BundlePartTable
  state: StateTable
  city: CityTable
  region: RegionTable
  holiday: HolidayTable
  branch: BranchTable
  branch_stock: BranchStockTable
  cart: CartTable
  cart_line: CartLineTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_line_stock: OrderLineStockTable
  order_event: OrderEventTable
  idempotency_key: IdempotencyKeyTable
  banner: BannerTable
  campaign: CampaignTable
  blog_post: BlogPostTable
  news_item: NewsItemTable
  page: PageTable
  photo_album: PhotoAlbumTable
  album_photo: AlbumPhotoTable
  video: VideoTable
  search_synonym: SearchSynonymTable
  search_term: SearchTermTable
  catalog_change: CatalogChangeTable
  size_chart: SizeChartTable
  review: ReviewTable
  product_pair: ProductPairTable
  notify_request: NotifyRequestTable
  photo: PhotoTable
  customer: CustomerTable
  customer_photo: CustomerPhotoTable
  session: SessionTable
  verification_code: VerificationCodeTable
  rate_limit: RateLimitTable
  address: AddressTable
  wish: WishTable
  order_return: OrderReturnTable
  order_return_line: OrderReturnLineTable
  stock_move: StockMoveTable
  outbox_message: OutboxMessageTable
  ticket: TicketTable
  ticket_message: TicketMessageTable
  complaint: ComplaintTable
  contact_message: ContactMessageTable
  product_request: ProductRequestTable
  product_request_picture: ProductRequestPictureTable
  job: JobTable
  job_branch: JobBranchTable
  job_application: JobApplicationTable
}

interface CategoryTable {
  id: Generated<number>
  parent_id: number | null
  slug: string
  name_ar: string
  name_en: string
  blurb_ar: Generated<string>
  blurb_en: Generated<string>
  position: Generated<number>
}

interface BrandTable {
  id: Generated<number>
  slug: string
  name_ar: string
  name_en: string
  founded: number | null
  country_ar: string | null
  country_en: string | null
  about_ar: Generated<string>
  about_en: Generated<string>
  position: Generated<number>
}

interface ClubTable {
  id: Generated<number>
  slug: string
  kind: 'club' | 'national'
  name_ar: string
  name_en: string
  founded: string | null
  founders_ar: string | null
  founders_en: string | null
  league_ar: string | null
  league_en: string | null
  nicknames_ar: string | null
  nicknames_en: string | null
  stadium_ar: string | null
  stadium_en: string | null
  kit_color_ar: string | null
  kit_color_en: string | null
  kit_supplier_id: number | null
  emblem: JSONColumnType<{ pattern: string; colors: string[] }>
  position: Generated<number>
}

interface SeasonTable {
  id: Generated<number>
  slug: string
  name: string
  starts_on: string
}

interface ColorTable {
  id: Generated<number>
  slug: string
  name_ar: string
  name_en: string
  hex: string
  position: Generated<number>
}

interface SizeTable {
  id: Generated<number>
  slug: string
  kind: 'clothes' | 'kids' | 'shoes' | 'socks' | 'ball' | 'one'
  label_ar: string
  label_en: string
  position: Generated<number>
}

interface ImageTable {
  id: string
  art: JSONColumnType<Record<string, unknown>> | null
  view: string
  photo_id: string | null
}

interface ProductTable {
  id: Generated<number>
  slug: string
  code: string
  kind: Generated<'simple' | 'bundle'>
  status: Generated<'online' | 'onlineComing' | 'hidden'>
  name_ar: string
  name_en: string
  description_ar: string
  description_en: string
  material_ar: string | null
  material_en: string | null
  fit_ar: string | null
  fit_en: string | null
  care_ar: Generated<string[]>
  care_en: Generated<string[]>
  category_id: number
  brand_id: number | null
  club_id: number | null
  season_id: number | null
  kit_type: 'home' | 'away' | 'third' | 'goalkeeper' | 'training' | 'retro' | null
  gender: 'men' | 'women' | 'kids' | 'unisex' | null
  published_at: ColumnType<Date, Date | string | undefined, Date | string>
  price_from: Generated<number>
  compare_at_from: number | null
  sold_count: Generated<number>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  changed_at: Generated<Date>
}

interface FormerAddressTable {
  kind: 'product' | 'club' | 'brand' | 'category'
  slug: string
  thing_id: number
  at: Generated<Date>
}

interface ProductColorTable {
  product_id: number
  color_id: number
  position: number
}

interface ProductImageTable {
  product_id: number
  color_id: number | null
  position: number
  image_id: string
  alt_ar: string
  alt_en: string
}

interface VariantTable {
  id: Generated<number>
  product_id: number
  color_id: number | null
  size_id: number | null
  sku: string
  barcode: string
  price: number
  compare_at_price: number | null
}

interface BundlePartTable {
  bundle_id: number
  position: number
  product_id: number
  quantity: Generated<number>
}

interface StateTable {
  id: Generated<number>
  iso: string
  name_ar: string
  name_en: string
  deliverable: Generated<boolean>
  fee: number
  days_min: number
  days_max: number
  position: Generated<number>
}

interface CityTable {
  id: Generated<number>
  state_id: number
  name_ar: string
  name_en: string
  position: Generated<number>
}

interface RegionTable {
  id: Generated<number>
  city_id: number
  name_ar: string
  name_en: string
  deliverable: Generated<boolean>
  position: Generated<number>
}

interface HolidayTable {
  day: string
  name_ar: string
  name_en: string
}

interface BranchTable {
  id: Generated<number>
  slug: string
  state_id: number
  name_ar: string
  name_en: string
  address_ar: string
  address_en: string
  phone: string
  whatsapp: string
  opens: string
  closes: string
  lat: number
  lng: number
  position: Generated<number>
}

interface BranchStockTable {
  variant_id: number
  branch_id: number
  on_hand: number
  reserved: Generated<number>
}

export interface ClientDocument {
  fullName: string
  mobile: string
  anotherMobile: string
  email: string | null
}

export interface AddressDocument {
  stateId: number
  cityId: number
  regionId: number
  streetAddress: string
  buildingNumber: string
  floorNumber: string
  apartmentNumber: string
  landmark: string | null
  notes: string | null
}

/** An order keeps the names of its places as they were, in both languages. */
export interface OrderAddressDocument extends AddressDocument {
  names: Record<'ar' | 'en', { state: string; city: string; region: string }>
}

export interface OrderLinePartDocument {
  name_ar: string
  name_en: string
  color_ar: string | null
  color_en: string | null
  size_ar: string | null
  size_en: string | null
  quantity: number
}

interface CartTable {
  id: GeneratedAlways<number>
  token_hash: Buffer | null
  revision: Generated<number>
  client: JSONColumnType<ClientDocument> | null
  address: JSONColumnType<AddressDocument> | null
  customer_id: number | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface CartLineTable {
  id: GeneratedAlways<number>
  cart_id: number
  variant_id: number
  parts: Generated<number[]>
  quantity: number
  seen_price: number
  added_at: Generated<Date>
}

interface OrdersTable {
  id: GeneratedAlways<number>
  number: string
  cart_id: number | null
  status: string
  previous_status: string | null
  revision: Generated<number>
  client: JSONColumnType<ClientDocument>
  address: JSONColumnType<OrderAddressDocument>
  notes: string | null
  language: 'ar' | 'en'
  subtotal: number
  discount: Generated<number>
  delivery_fee: number
  tax: number
  total: number
  payment_method: 'cod'
  paid: Generated<boolean>
  coupon_code: string | null
  promised_from: string
  promised_to: string
  promised_dispatch_at: ColumnType<Date, Date, Date>
  placed_at: Generated<Date>
  delivered_at: Date | null
  customer_id: number | null
  edit_holder: string | null
  edit_until: Date | null
  wanted_day: string | null
  wanted_part: 'morning' | 'afternoon' | 'evening' | null
  collected: Generated<number>
  refunded: Generated<number>
}

interface OrderLineTable {
  id: GeneratedAlways<number>
  order_id: number
  position: number
  variant_id: number
  product_id: number
  name_ar: string
  name_en: string
  color_ar: string | null
  color_en: string | null
  size_ar: string | null
  size_en: string | null
  sku: string
  barcode: string
  image_id: string | null
  parts: JSONColumnType<OrderLinePartDocument[], string | undefined>
  quantity: number
  unit_price: number
  price: number
  returned_quantity: Generated<number>
  compare_at_price: number | null
}

interface OrderLineStockTable {
  order_line_id: number
  variant_id: number
  branch_id: number
  quantity: number
}

interface OrderEventTable {
  id: GeneratedAlways<number>
  order_id: number
  seq: number
  from_status: string
  to_status: string
  actor: 'C' | 'B' | 'K' | 'S'
  actor_id: string | null
  reason_code: string | null
  note: string | null
  key: string | null
  at: Generated<Date>
}

interface IdempotencyKeyTable {
  scope: string
  key: string
  request_hash: Buffer
  answer: JSONColumnType<Record<string, unknown>> | null
  created_at: Generated<Date>
}

interface BannerTable {
  id: Generated<number>
  eyebrow_ar: string
  eyebrow_en: string
  title_ar: string
  title_en: string
  text_ar: string
  text_en: string
  action_label_ar: string
  action_label_en: string
  action_url: string
  product_ids: number[]
  position: Generated<number>
}

interface CampaignTable {
  id: Generated<number>
  title_ar: string
  title_en: string
  text_ar: string
  text_en: string
  starts_at: Date
  ends_at: Date
}

interface SearchSynonymTable {
  id: GeneratedAlways<number>
  words: string[]
}

interface SearchTermTable {
  day: string
  term: string
  shown: string
  count: number
}

interface CatalogChangeTable {
  id: GeneratedAlways<number>
  product_id: number | null
  transaction: Generated<string>
  at: Generated<Date>
}

interface SizeChartTable {
  id: Generated<number>
  slug: string
  brand_id: number | null
  category_id: number | null
  kind: 'clothes' | 'kids' | 'shoes' | 'socks'
  gender: 'men' | 'women' | 'kids' | 'unisex' | null
  title_ar: string
  title_en: string
  how_ar: string
  how_en: string
  columns: JSONColumnType<{ key: string; ar: string; en: string }[]>
  rows: JSONColumnType<{ size: string; values: string[] }[]>
  source: string
}

interface ReviewTable {
  id: GeneratedAlways<number>
  product_id: number
  order_line_id: number
  rating: number
  fit: 'small' | 'true' | 'large' | null
  text: Generated<string>
  author: string
  created_at: Generated<Date>
  customer_id: number | null
}

interface ProductPairTable {
  product_id: number
  other_id: number
  orders: number
}

interface NotifyRequestTable {
  id: GeneratedAlways<number>
  product_id: number
  variant_id: number | null
  mobile: string
  language: 'ar' | 'en'
  created_at: Generated<Date>
  ready_at: Date | null
  told_at: Date | null
}

interface PhotoTable {
  id: string
  bytes: Buffer
  width: number
  height: number
}

interface CustomerTable {
  id: GeneratedAlways<number>
  mobile: string
  email: string | null
  full_name: string
  gender: 'male' | 'female' | null
  date_of_birth: string | null
  password_hash: string
  language: Generated<'ar' | 'en'>
  verified_at: Date | null
  blocked_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface CustomerPhotoTable {
  customer_id: number
  id: string
  bytes: Buffer
  width: number
  height: number
  created_at: Generated<Date>
}

interface SessionTable {
  token_hash: Buffer
  customer_id: number
  created_at: Generated<Date>
  seen_at: Generated<Date>
  expires_at: Date
}

interface VerificationCodeTable {
  id: GeneratedAlways<number>
  mobile: string
  purpose: 'register' | 'reset' | 'mobile' | 'order'
  customer_id: number | null
  code_hash: Buffer
  tries: Generated<number>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

interface RateLimitTable {
  key: string
  points: Generated<number>
  expire: number | null
}

interface AddressTable {
  id: GeneratedAlways<number>
  customer_id: number
  full_name: string
  phone: string
  another_phone: string
  state_id: number
  city_id: number
  region_id: number
  street_address: string
  building_number: string
  floor_number: string
  apartment_number: string
  landmark: string | null
  notes: string | null
  is_default: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface WishTable {
  customer_id: number
  product_id: number
  added_at: Generated<Date>
}

interface OrderReturnTable {
  id: GeneratedAlways<number>
  order_id: number
  status: 'asked' | 'withdrawn' | 'received'
  note: string | null
  asked_at: Generated<Date>
  closed_at: Date | null
}

interface OrderReturnLineTable {
  return_id: number
  order_line_id: number
  quantity: number
  reason: 'size' | 'changedMind' | 'defect' | 'wrongItem' | 'late' | 'other'
}

interface StockMoveTable {
  id: GeneratedAlways<number>
  key: string
  variant_id: number
  from_branch_id: number | null
  to_branch_id: number | null
  quantity: number
  reason: string | null
  at: Generated<Date>
}

interface OutboxMessageTable {
  id: GeneratedAlways<number>
  key: string
  mobile: string
  template: string
  language: 'ar' | 'en'
  params: JSONColumnType<string[]>
  muted: Generated<boolean>
  created_at: Generated<Date>
  send_at: Generated<Date>
  expires_at: Date | null
  tries: Generated<number>
  sent_at: Date | null
  failed_at: Date | null
  provider_id: string | null
  delivery: 'sent' | 'delivered' | 'read' | 'failed' | null
  error: string | null
}

interface TicketTable {
  id: GeneratedAlways<number>
  number: string
  customer_id: number
  order_id: number | null
  subject: string
  status: 'open' | 'answered' | 'closed'
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface TicketMessageTable {
  id: GeneratedAlways<number>
  ticket_id: number
  author: 'customer' | 'shop'
  text: string
  at: Generated<Date>
}

interface ComplaintTable {
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

interface ContactMessageTable {
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

interface ProductRequestTable {
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

interface ProductRequestPictureTable {
  request_id: number
  bytes: Buffer
  width: number
  height: number
}

interface JobTable {
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
  published_at: Generated<Date>
  closes_on: string | null
  position: Generated<number>
}

interface JobBranchTable {
  job_id: number
  branch_id: number
}

interface JobApplicationTable {
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

interface BlogPostTable {
  id: Generated<number>
  slug: string
  topic: 'guides' | 'training' | 'clubs' | 'shop'
  title_ar: string
  title_en: string
  summary_ar: string
  summary_en: string
  author_ar: string
  author_en: string
  cover: string
  cover_alt_ar: string
  cover_alt_en: string
  body_ar: JSONColumnType<BlockDocument[]>
  body_en: JSONColumnType<BlockDocument[]>
  product_slugs: Generated<string[]>
  club_id: number | null
  brand_id: number | null
  published_at: Date
  withdrawn_at: Date | null
}

interface PhotoAlbumTable {
  id: Generated<number>
  slug: string
  name_ar: string
  name_en: string
  position: Generated<number>
}

interface AlbumPhotoTable {
  id: Generated<number>
  album_id: number
  image_id: string
  caption_ar: string
  caption_en: string
  alt_ar: string
  alt_en: string
  position: Generated<number>
}

interface VideoTable {
  id: Generated<number>
  slug: string
  film: string
  poster: string
  poster_alt_ar: string
  poster_alt_en: string
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
  seconds: number
  captions: JSONColumnType<{ from: number; to: number; ar: string; en: string }[]>
  position: Generated<number>
  published_at: Date
}

interface NewsItemTable {
  id: Generated<number>
  slug: string
  kind: 'arrivals' | 'branches' | 'season' | 'offers'
  title_ar: string
  title_en: string
  summary_ar: string
  summary_en: string
  cover: string | null
  cover_alt_ar: Generated<string>
  cover_alt_en: Generated<string>
  body_ar: JSONColumnType<BlockDocument[]>
  body_en: JSONColumnType<BlockDocument[]>
  published_at: Date
  withdrawn_at: Date | null
}

interface PageTable {
  slug: string
  title_ar: string
  title_en: string
  summary_ar: string
  summary_en: string
  body_ar: JSONColumnType<BlockDocument[]>
  body_en: JSONColumnType<BlockDocument[]>
  updated_at: Generated<Date>
}
