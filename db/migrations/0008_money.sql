CREATE TABLE "currency_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"per_usd" numeric(78, 0) NOT NULL,
	"source" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_account_index";--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "address_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "warned_index" integer;--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "slowed_index" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "recheck_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "provider_event_received" ON "provider_event" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_index" ON "payment" USING btree ("account","index") WHERE "payment"."address_key" is not null;--> statement-breakpoint
CREATE INDEX "payment_reusable" ON "payment" USING btree ("account","index") WHERE "payment"."status" in ('expired', 'cancelled') and "payment"."address_key" is not null;--> statement-breakpoint
CREATE INDEX "order_key_created" ON "order_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_order_unpaid" ON "customer_order" USING btree ("created_at") WHERE "customer_order"."status" in ('pending', 'cancelled') and "customer_order"."customer_email" <> '';--> statement-breakpoint
CREATE INDEX "refund_recheck" ON "refund" USING btree ("recheck_at") WHERE "refund"."recheck_at" is not null;