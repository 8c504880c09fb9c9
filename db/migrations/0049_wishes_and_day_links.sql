CREATE TABLE "day_link_file" (
	"media_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"number" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_link" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"token_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "wish_translation" (
	"id" text PRIMARY KEY NOT NULL,
	"translation" text NOT NULL,
	"lang" text NOT NULL,
	"source" text NOT NULL,
	"wish_hash" text NOT NULL,
	"version" integer NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_link_file" ADD CONSTRAINT "day_link_file_link_id_day_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."day_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_translation" ADD CONSTRAINT "wish_translation_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_link_file_link" ON "day_link_file" USING btree ("link_id","number");--> statement-breakpoint
CREATE INDEX "day_link_day" ON "day_link" USING btree ("day","created_at");