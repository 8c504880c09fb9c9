CREATE TABLE "analytics_counter" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"lang" text NOT NULL,
	"item" text NOT NULL,
	"variant" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_counter_day_name_path_lang_item_variant_pk" PRIMARY KEY("day","name","path","lang","item","variant")
);
--> statement-breakpoint
CREATE TABLE "analytics_purchase" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"value_cents" integer NOT NULL,
	"items" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
