CREATE TABLE "alert" (
	"name" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone
);
