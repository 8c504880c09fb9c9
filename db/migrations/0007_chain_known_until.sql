ALTER TABLE "chain_watch" ADD COLUMN "known_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chain_watch" ADD COLUMN "compared_id" text;