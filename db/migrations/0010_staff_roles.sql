ALTER TABLE "account" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "staff_source" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "staff_role" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
-- Until now the configuration alone made administrators.
UPDATE "account" SET "staff_role" = 'owner', "staff_source" = 'config' WHERE "role" = 'admin';
