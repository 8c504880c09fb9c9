CREATE TABLE "catalogue_version" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"origin" text NOT NULL,
	"restored_from" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "catalogue_version_kind_id_n_pk" PRIMARY KEY("kind","id","n")
);
--> statement-breakpoint
CREATE TABLE "catalogue_seed" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"base" jsonb,
	"proposed" jsonb,
	"proposed_hash" text,
	CONSTRAINT "catalogue_seed_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "published_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "position_is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "published_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "position_is_own" boolean DEFAULT false NOT NULL;