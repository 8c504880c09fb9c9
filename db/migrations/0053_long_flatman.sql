ALTER TABLE "partner_handover" ADD COLUMN "undoes" text;--> statement-breakpoint
ALTER TABLE "partner_handover" ADD CONSTRAINT "partner_handover_undoes_unique" UNIQUE("undoes");