import { type Kysely, sql } from 'kysely'

/** Pictures that a shop brings: kept once, re-encoded, in the database, so that every copy of the server has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo (
      -- hash of the bytes
      id text primary key check (id ~ '^[a-z0-9-]{8,64}$'),
      -- webp, at most 1600 pixels wide and high
      bytes bytea not null,
      width integer not null, height integer not null
    );
    alter table image
      alter column art drop not null,
      add column photo_id text references photo,
      add constraint image_drawn_or_photo check ((art is null) <> (photo_id is null));
  `.execute(db)
}
