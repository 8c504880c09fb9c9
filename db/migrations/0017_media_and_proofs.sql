CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"visibility" text NOT NULL,
	"name" text NOT NULL,
	"files" jsonb NOT NULL,
	"width" integer,
	"height" integer,
	"alt_ru" text NOT NULL,
	"alt_en" text NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"visibility" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finishing_at" timestamp with time zone,
	"media_id" text,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "proof_media" (
	"proof_id" text NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "proof_media_proof_id_media_id_pk" PRIMARY KEY("proof_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "proof" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"performed_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"priest_id" text NOT NULL,
	"text_ru" text NOT NULL,
	"text_en" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"token" text,
	"number" text,
	"published_at" timestamp with time zone,
	"published_by" text,
	"priest_name" text,
	"visibility" text DEFAULT 'initials' NOT NULL,
	"names" text,
	"sankalpa" text,
	CONSTRAINT "proof_token_unique" UNIQUE("token"),
	CONSTRAINT "proof_number_unique" UNIQUE("number"),
	CONSTRAINT "proof_line" UNIQUE("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "proof_media" ADD CONSTRAINT "proof_media_proof_id_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_media" ADD CONSTRAINT "proof_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof" ADD CONSTRAINT "proof_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_upload_created" ON "media_upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "proof_media_file" ON "proof_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "proof_state" ON "proof" USING btree ("state","performed_at","id");