CREATE TABLE "order_link" (
	"order_id" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "order_link_link_unique" UNIQUE("link")
);
--> statement-breakpoint
ALTER TABLE "partner_handover" ADD COLUMN "undoes" text;--> statement-breakpoint
ALTER TABLE "order_link" ADD CONSTRAINT "order_link_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;