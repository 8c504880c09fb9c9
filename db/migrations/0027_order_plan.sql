CREATE TABLE "order_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"days" jsonb NOT NULL,
	"special_wishes" text,
	"participants" text,
	"consent_version" text,
	"consent_lang" text,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_plan" ADD CONSTRAINT "order_plan_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;