ALTER TABLE "group_place" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "group_place" ADD COLUMN "consent_lang" text;