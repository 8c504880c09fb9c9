ALTER TABLE "article" ADD COLUMN "redirect_to" text;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "redirect_to" text;--> statement-breakpoint
ALTER TABLE "ritual" ADD COLUMN "chosen_category" text;