CREATE TABLE "page_version" (
	"page" text NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"origin" text NOT NULL,
	"restored_from" integer,
	"content" jsonb NOT NULL,
	CONSTRAINT "page_version_page_n_pk" PRIMARY KEY("page","n")
);
