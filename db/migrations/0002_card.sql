CREATE TABLE "card_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"ref" text,
	"url" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"attention" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "card_attempt_ref" UNIQUE("provider","ref")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card" (
	"ref" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_cents" integer,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_attempt" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "card_attempt_one_open" ON "card_attempt" USING btree ("order_id") WHERE "card_attempt"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "card_attempt_order" ON "card_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_attempt_to_check" ON "card_attempt" USING btree ("next_check_at") WHERE "card_attempt"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "card_attempt_attention" ON "card_attempt" USING btree ("created_at") WHERE "card_attempt"."attention" is not null;