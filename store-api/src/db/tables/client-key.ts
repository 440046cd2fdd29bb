export interface ClientKeyTables {
  client_key: ClientKeyTable
}

interface ClientKeyTable {
  key_hash: Buffer
  name: string
  cost_per_minute: number
  created_at: Date
  revoked_at: Date | null
}
