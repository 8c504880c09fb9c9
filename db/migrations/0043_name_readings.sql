CREATE TABLE "name_change" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_reading" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"account_id" text,
	"readings" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_reading_order" UNIQUE("order_id"),
	CONSTRAINT "name_reading_account" UNIQUE("account_id"),
	CONSTRAINT "name_reading_owner" CHECK (num_nonnulls("name_reading"."order_id", "name_reading"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sheet_print" (
	"day" date PRIMARY KEY NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	"printed_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_change" ADD CONSTRAINT "name_change_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reading" ADD CONSTRAINT "name_reading_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reading" ADD CONSTRAINT "name_reading_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_change_order" ON "name_change" USING btree ("order_id","changed_at");