ALTER TABLE "chain_watch" RENAME COLUMN "looked_at" TO "polled_at";--> statement-breakpoint
ALTER TABLE "message" RENAME COLUMN "drop_after" TO "expires_at";
