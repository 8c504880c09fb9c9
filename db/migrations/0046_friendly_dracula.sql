ALTER TABLE "performance_schedule" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "performance_schedule" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "performance_schedule" ADD COLUMN "answered_at" timestamp with time zone;