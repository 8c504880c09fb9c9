CREATE TABLE "email_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "topic" text;