CREATE TABLE "catalogue_alias" (
	"kind" text NOT NULL,
	"alias" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "catalogue_alias_kind_alias_pk" PRIMARY KEY("kind","alias")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"image_url" text,
	"updated_on" date,
	"reading_time" integer NOT NULL,
	"content_ru" text NOT NULL,
	"content_en" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"seed_hash" text,
	"edited_at" timestamp with time zone,
	"author" text NOT NULL,
	"related" jsonb NOT NULL,
	"ru" jsonb NOT NULL,
	"en" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ritual" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"image_url" text,
	"updated_on" date,
	"reading_time" integer NOT NULL,
	"content_ru" text NOT NULL,
	"content_en" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"seed_hash" text,
	"edited_at" timestamp with time zone,
	"price_cents" integer NOT NULL,
	"mantra" text,
	"ru" jsonb NOT NULL,
	"en" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_key" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"service_id" text NOT NULL,
	"tier" text,
	"intention_id" text,
	"names" jsonb NOT NULL,
	"unit_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"weeks" integer NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"lang" text NOT NULL,
	"payment_method" text NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chain_block" (
	"chain" text NOT NULL,
	"hash" text NOT NULL,
	"height" integer NOT NULL,
	"parent" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_block_chain_hash_pk" PRIMARY KEY("chain","hash"),
	CONSTRAINT "chain_block_height" UNIQUE("chain","height")
);
--> statement-breakpoint
CREATE TABLE "chain_watch" (
	"chain" text PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"finalized" integer
);
--> statement-breakpoint
CREATE TABLE "payment_account" (
	"id" text PRIMARY KEY NOT NULL,
	"chain" text NOT NULL,
	"next_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"currency" text NOT NULL,
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"index" integer NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"price_cents" integer NOT NULL,
	"usd_rate" numeric(78, 0) NOT NULL,
	"expected" numeric(78, 0) NOT NULL,
	"minimum" numeric(78, 0) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"watch_until" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attention" text,
	"received" numeric(78, 0) DEFAULT 0 NOT NULL,
	"confirmed" numeric(78, 0) DEFAULT 0 NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"transaction_hash" text,
	"credited" numeric(78, 0),
	"waiting" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_account_index" UNIQUE("account","index"),
	CONSTRAINT "payment_chain_address" UNIQUE("chain","address_key")
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"order_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"paid" numeric(78, 0) NOT NULL,
	"transaction_hash" text,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sighting" (
	"payment_id" text NOT NULL,
	"transaction_hash" text NOT NULL,
	"currency" text NOT NULL,
	"chain" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"in_mempool" boolean NOT NULL,
	CONSTRAINT "sighting_payment_id_transaction_hash_currency_pk" PRIMARY KEY("payment_id","transaction_hash","currency")
);
--> statement-breakpoint
CREATE TABLE "surplus" (
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" text NOT NULL,
	"currency" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "surplus_method_reference_pk" PRIMARY KEY("method","reference")
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"chain" text NOT NULL,
	"block_hash" text NOT NULL,
	"event_index" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_id" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"transaction_hash" text NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "transfer_chain_block_hash_event_index_currency_pk" PRIMARY KEY("chain","block_hash","event_index","currency")
);
--> statement-breakpoint
CREATE TABLE "sandbox_block" (
	"chain" text NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"parent" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_block_chain_height_pk" PRIMARY KEY("chain","height"),
	CONSTRAINT "sandbox_block_hash" UNIQUE("chain","hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_chain" (
	"chain" text PRIMARY KEY NOT NULL,
	"outage" boolean DEFAULT false NOT NULL,
	"reorgs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_seconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_rate" (
	"asset" text PRIMARY KEY NOT NULL,
	"usd_rate" numeric(78, 0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain" text NOT NULL,
	"transaction_hash" text NOT NULL,
	"currency" text NOT NULL,
	"address" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"height" integer,
	"event_index" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_payment_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting" ADD CONSTRAINT "sighting_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_chain_block_hash_chain_block_chain_hash_fk" FOREIGN KEY ("chain","block_hash") REFERENCES "public"."chain_block"("chain","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_block" ADD CONSTRAINT "sandbox_block_chain_sandbox_chain_chain_fk" FOREIGN KEY ("chain") REFERENCES "public"."sandbox_chain"("chain") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_chain_sandbox_chain_chain_fk" FOREIGN KEY ("chain") REFERENCES "public"."sandbox_chain"("chain") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_recipient" ON "message" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "customer_order_email" ON "customer_order" USING btree ("customer_email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("order_id","currency") WHERE "payment"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_to_expire" ON "payment" USING btree ("chain","expires_at") WHERE "payment"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_waiting" ON "payment" USING btree ("chain") WHERE "payment"."waiting";--> statement-breakpoint
CREATE INDEX "payment_attention" ON "payment" USING btree ("created_at") WHERE "payment"."attention" is not null;--> statement-breakpoint
CREATE INDEX "sighting_in_mempool" ON "sighting" USING btree ("chain") WHERE "sighting"."in_mempool";--> statement-breakpoint
CREATE INDEX "surplus_order" ON "surplus" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transfer_payment" ON "transfer" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_height" ON "sandbox_transfer" USING btree ("chain","height");