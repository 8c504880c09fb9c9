import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultsOfLocks, FIRST_JUDGED } from './lock-rules.ts'

it.each([
  'CREATE INDEX "a" ON "big" USING btree ("x");',
  'CREATE INDEX CONCURRENTLY "a" ON "big" ("x");',
  'ALTER TABLE "big" ADD COLUMN "x" text NOT NULL;',
  'ALTER TABLE "big" ADD COLUMN "x" timestamp DEFAULT now() NOT NULL;',
  'ALTER TABLE "big" ADD COLUMN "x" bigserial;',
  'ALTER TABLE "big" ALTER COLUMN "x" SET DATA TYPE bigint;',
  'ALTER TABLE "big" ALTER COLUMN "x" SET NOT NULL;',
  'ALTER TABLE "big" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "y"("id");',
  'ALTER TABLE "big" ADD CONSTRAINT "c" UNIQUE("x");',
  'ALTER TABLE "big" DROP COLUMN "x";',
  'DROP TABLE "big";',
  'ALTER TABLE "big" RENAME COLUMN "a" TO "b";',
  'UPDATE "big" SET x = 1;',
  'VACUUM FULL "big";',
  'LOCK TABLE "big";',
  '-- outlived: big.x\nALTER TABLE "big" DROP COLUMN "x";',
])('a migration with %s is refused', (statement) => {
  expect(faultsOfLocks('0030_x.sql', statement)).toHaveLength(1)
})

it.each([
  'CREATE TABLE "new" ("x" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "a" ON "new" USING btree ("x");',
  `CREATE TABLE "new" ("x" text);\nALTER TABLE "new" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "y"("id");`,
  'ALTER TABLE "big" ADD COLUMN "x" text;',
  `ALTER TABLE "big" ADD COLUMN "x" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "big" ADD CONSTRAINT "c" CHECK (x > 0) NOT VALID;',
  'ALTER TABLE "big" VALIDATE CONSTRAINT "c";',
  '-- outlived: big.x, since 0029\nALTER TABLE "big" DROP COLUMN "x";',
  'CREATE FUNCTION f() RETURNS trigger AS $$ begin update big set x = 1; end $$ LANGUAGE plpgsql;',
])('a migration with %s is accepted', (statement) => {
  expect(faultsOfLocks('0030_x.sql', statement)).toEqual([])
})

it('migrations that are older than the rules are not checked', () => {
  const folder = new URL('../../db/migrations/', import.meta.url)
  const earlier = readdirSync(folder).filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) < FIRST_JUDGED)
  const faults = earlier.flatMap((name) => faultsOfLocks(name, readFileSync(new URL(name, folder), 'utf8')))
  expect(faults.length).toBeGreaterThan(0)
})
