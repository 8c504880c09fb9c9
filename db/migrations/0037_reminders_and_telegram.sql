CREATE TABLE "order_reminder" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"step" integer NOT NULL,
	"address_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_reminder_order_id_kind_step_pk" PRIMARY KEY("order_id","kind","step"),
	CONSTRAINT "order_reminder_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_stop" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_stop_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
CREATE TABLE "telegram_link" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"order_id" text,
	"chat_id" text NOT NULL,
	"chat_hash" text NOT NULL,
	"lang" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_link_account" UNIQUE("account_id","chat_hash"),
	CONSTRAINT "telegram_link_order" UNIQUE("order_id","chat_hash")
);
--> statement-breakpoint
CREATE TABLE "telegram_request" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"order_id" text,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "order_reminder" ADD CONSTRAINT "order_reminder_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_link_chat" ON "telegram_link" USING btree ("chat_hash");--> statement-breakpoint
CREATE INDEX "telegram_request_expires" ON "telegram_request" USING btree ("expires_at");
--> statement-breakpoint
-- Accounts and orders are later features than telegram, so these keys are not in its tables.ts.
ALTER TABLE "telegram_link" ADD CONSTRAINT "telegram_link_of_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "telegram_link" ADD CONSTRAINT "telegram_link_of_order" FOREIGN KEY ("order_id") REFERENCES "customer_order"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "telegram_request" ADD CONSTRAINT "telegram_request_of_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "telegram_request" ADD CONSTRAINT "telegram_request_of_order" FOREIGN KEY ("order_id") REFERENCES "customer_order"("id") ON DELETE cascade;
