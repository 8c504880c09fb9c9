CREATE TABLE "discount_code" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"service_ids" jsonb,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"min_cents" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discount_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code_id" text NOT NULL,
	"code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"customer_hash" text,
	"used_at" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_code_id_discount_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The feature of orders comes after that of discounts, so the schema in TypeScript does not know this key.
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_code_created" ON "discount_code" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "discount_use_code" ON "discount_use" USING btree ("code_id","customer_hash");--> statement-breakpoint
CREATE INDEX "discount_use_customer" ON "discount_use" USING btree ("customer_hash");