ALTER TABLE "analytics_counter" ALTER COLUMN "count" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "analytics_purchase" ALTER COLUMN "value_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "known_device" DROP COLUMN "last_used_at";--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "whole_order";