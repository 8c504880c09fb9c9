CREATE TABLE "archive_consent" (
	"id" text PRIMARY KEY NOT NULL,
	"proof_id" text NOT NULL,
	"text_version" text NOT NULL,
	"lang" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text
);
--> statement-breakpoint
ALTER TABLE "proof_media" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "shows_certificate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "archive_consent" ADD CONSTRAINT "archive_consent_proof_id_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_consent_proof" ON "archive_consent" USING btree ("proof_id");--> statement-breakpoint
CREATE UNIQUE INDEX "archive_consent_active" ON "archive_consent" USING btree ("proof_id") WHERE "archive_consent"."withdrawn_at" is null;