CREATE TABLE "proof_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"proof_id" text NOT NULL,
	"day" date NOT NULL,
	"note_ru" text NOT NULL,
	"note_en" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_entry_media" (
	"entry_id" text NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "proof_entry_media_entry_id_media_id_pk" PRIMARY KEY("entry_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "order_plan" ADD COLUMN "priest_chooses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ritual_plan" ADD COLUMN "priest_chooses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proof_entry" ADD CONSTRAINT "proof_entry_proof_id_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entry_media" ADD CONSTRAINT "proof_entry_media_entry_id_proof_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."proof_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entry_media" ADD CONSTRAINT "proof_entry_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_entry_proof" ON "proof_entry" USING btree ("proof_id","day","created_at");--> statement-breakpoint
CREATE INDEX "proof_entry_media_file" ON "proof_entry_media" USING btree ("media_id");