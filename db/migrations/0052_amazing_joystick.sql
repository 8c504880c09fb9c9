ALTER TABLE "customer_order" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_link_unique" UNIQUE("link");