-- Whatever took money keeps its order: deleting locks and looks, and the database refuses what would slip through. Not validated here, so
-- that orders wait for moments only.
ALTER TABLE "payment" ADD CONSTRAINT "payment_order" FOREIGN KEY ("order_id") REFERENCES "customer_order"("id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "card_attempt" ADD CONSTRAINT "card_attempt_order" FOREIGN KEY ("order_id") REFERENCES "customer_order"("id") NOT VALID;
