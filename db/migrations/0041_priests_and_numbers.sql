CREATE TABLE "shop_milestone" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "priest_profile" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"name_ru" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"school_ru" text DEFAULT '' NOT NULL,
	"school_en" text DEFAULT '' NOT NULL,
	"place_ru" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"text_ru" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"since" integer,
	"portrait_id" text,
	"ritual_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "priest_profile_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "priest" DROP CONSTRAINT "priest_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "performance_schedule" DROP CONSTRAINT "performance_schedule_priest_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "tier_numbers" jsonb;--> statement-breakpoint
ALTER TABLE "priest_profile" ADD CONSTRAINT "priest_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priest_profile" ADD CONSTRAINT "priest_profile_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Every priest on the staff has a record from the start, with the name of the account. The previous version knows no records.
INSERT INTO "priest_profile" ("id", "account_id", "name_ru", "name_en", "created_at", "updated_at")
SELECT "account"."id", "account"."id",
	CASE WHEN "named"."name" ~ '[А-Яа-яЁё]' THEN "named"."name" ELSE '' END,
	CASE WHEN "named"."name" ~ '[А-Яа-яЁё]' THEN '' ELSE "named"."name" END,
	now(), now()
FROM "account"
LEFT JOIN "customer_profile" ON "customer_profile"."account_id" = "account"."id"
CROSS JOIN LATERAL (SELECT trim(concat("customer_profile"."first_name", ' ', "customer_profile"."last_name")) AS "name") AS "named"
WHERE "account"."staff_role" = 'priest'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A shop that took real money before this update may go on for a time without the seller's facts.
INSERT INTO "shop_milestone" ("name", "at")
SELECT 'trust-rules', now() WHERE EXISTS (SELECT 1 FROM "settlement")
ON CONFLICT DO NOTHING;
