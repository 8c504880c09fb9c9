DROP INDEX "customer_order_unpaid";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "customer_phone" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "customer_phone_hash" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "source" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_transaction" ON "payment" USING btree ("transaction_hash") WHERE "payment"."transaction_hash" is not null;--> statement-breakpoint
CREATE INDEX "sighting_transaction" ON "sighting" USING btree ("transaction_hash");--> statement-breakpoint
CREATE INDEX "transfer_transaction" ON "transfer" USING btree ("transaction_hash");--> statement-breakpoint
CREATE INDEX "customer_order_created" ON "customer_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_status" ON "customer_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_number" ON "customer_order" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customer_order_phone" ON "customer_order" USING btree ("customer_phone_hash") WHERE "customer_order"."customer_phone_hash" is not null;--> statement-breakpoint
CREATE INDEX "customer_order_words" ON "customer_order" USING gin (to_tsvector('simple', translate("customer_name" || ' ' || "customer_email", '@.+-_', '     ')));--> statement-breakpoint
CREATE INDEX "customer_order_unpaid" ON "customer_order" USING btree ("created_at") WHERE "customer_order"."status" in ('pending', 'cancelled') and "customer_order"."customer_name" <> '';