export interface ClientKeyTables {
  client_key: { key_hash: Buffer; name: string; cost_per_minute: number; created_at: Date; revoked_at: Date | null }
}
