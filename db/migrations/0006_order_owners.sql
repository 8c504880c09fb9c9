ALTER TABLE "customer_order" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "customer_order_unpaid_mailbox" ON "customer_order" USING btree ("mailbox") WHERE "customer_order"."status" = 'pending';--> statement-breakpoint
-- Guests' orders that wait to be paid, by the mailbox behind a tagged address.
UPDATE "customer_order" SET "mailbox" = CASE
  WHEN split_part("customer_email", '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part("customer_email", '@', 1), '+', 1), '.', '') || '@gmail.com'
  ELSE regexp_replace("customer_email", '\+[^@]*@', '@') END
WHERE "account_id" IS NULL AND "customer_email" <> '';--> statement-breakpoint
ALTER TABLE "order_key" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A repeat that arrives after the change still finds its order.
UPDATE "order_key" SET "owner" = coalesce("placed"."account_id", "placed"."mailbox", '')
FROM "customer_order" AS "placed" WHERE "placed"."id" = "order_key"."order_id";--> statement-breakpoint
ALTER TABLE "order_key" DROP CONSTRAINT "order_key_pkey";--> statement-breakpoint
ALTER TABLE "order_key" ADD CONSTRAINT "order_key_owner_key_pk" PRIMARY KEY("owner","key");--> statement-breakpoint
CREATE INDEX "order_key_order" ON "order_key" USING btree ("order_id");
