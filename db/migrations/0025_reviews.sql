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
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_state" ON "review" USING btree ("state","written_at","id");--> statement-breakpoint
CREATE INDEX "review_ritual" ON "review" USING btree ("service_id","state","decided_at");