CREATE TABLE "gift" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"recipient" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;