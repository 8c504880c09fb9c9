CREATE TABLE "partner_client" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"occupation" text NOT NULL,
	"birth_date" text,
	"birth_time" text,
	"is_time_uncertain" boolean NOT NULL,
	"birth_place" text,
	"gender" text NOT NULL,
	"marital_status" text NOT NULL,
	"current_location" text NOT NULL,
	"additional_notes" text,
	"phone_hash" text,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_order" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"client_id" text,
	"sent_at" timestamp with time zone,
	"start_date" date,
	"special_wishes" text,
	"participants" text,
	"note" text,
	"earned" jsonb,
	"earned_cents" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"month" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"note" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"commission" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_client" ADD CONSTRAINT "partner_client_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_order" ADD CONSTRAINT "partner_order_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_order" ADD CONSTRAINT "partner_order_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_order" ADD CONSTRAINT "partner_order_client_id_partner_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."partner_client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payout" ADD CONSTRAINT "partner_payout_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_client_list" ON "partner_client" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_client_email" ON "partner_client" USING btree ("email") WHERE "partner_client"."email" <> '';--> statement-breakpoint
CREATE INDEX "partner_client_phone" ON "partner_client" USING btree ("phone_hash") WHERE "partner_client"."phone_hash" is not null;--> statement-breakpoint
CREATE INDEX "partner_order_list" ON "partner_order" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_order_client" ON "partner_order" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "partner_payout_month" ON "partner_payout" USING btree ("partner_id","month");