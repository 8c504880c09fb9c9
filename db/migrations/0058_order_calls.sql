CREATE TABLE "order_call" (
	"order_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_call_order_id_reason_pk" PRIMARY KEY("order_id","reason")
);
--> statement-breakpoint
ALTER TABLE "order_call" ADD CONSTRAINT "order_call_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;