CREATE TABLE "gift" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"recipient" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "group_place" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"family" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_ritual" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"performs_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"service_id" text NOT NULL,
	"lang" text NOT NULL,
	"body" text,
	"author_name" text,
	"consented_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	"reply" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_order" UNIQUE("order_id"),
	CONSTRAINT "review_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_place" ADD CONSTRAINT "group_place_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_place" ADD CONSTRAINT "group_place_group_id_group_ritual_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_ritual"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_place_group" ON "group_place" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "group_ritual_closes" ON "group_ritual" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "review_state" ON "review" USING btree ("state","written_at","id");--> statement-breakpoint
CREATE INDEX "review_ritual" ON "review" USING btree ("service_id","state","decided_at");