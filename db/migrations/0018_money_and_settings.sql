CREATE TABLE "shop_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_policy" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "card_attempt_created" ON "card_attempt" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_address" ON "payment" USING btree ("address");--> statement-breakpoint
CREATE INDEX "manual_confirmation_created" ON "manual_confirmation" USING btree ("confirmed_at","id");--> statement-breakpoint
CREATE INDEX "manual_confirmation_order" ON "manual_confirmation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requested" ON "refund" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "surplus_owed" ON "surplus" USING btree ("created_at") WHERE "surplus"."returned_at" is null;