CREATE TABLE "catalogue_list_version" (
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"origin" text NOT NULL,
	"restored_from" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "catalogue_list_version_kind_n_pk" PRIMARY KEY("kind","n")
);
--> statement-breakpoint
CREATE TABLE "catalogue_list" (
	"kind" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seed_hash" text NOT NULL,
	"edited_at" timestamp with time zone,
	"base" jsonb,
	"proposed" jsonb,
	"proposed_hash" text
);
--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "recording_url" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "seconds" real;