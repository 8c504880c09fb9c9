-- Reads what is there while the shop goes on writing.
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_order";
--> statement-breakpoint
ALTER TABLE "card_attempt" VALIDATE CONSTRAINT "card_attempt_order";
