CREATE TABLE "audit_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "manual_confirmation" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_policy" (
	"id" text PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" text NOT NULL,
	"currency" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"provider_ref" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_fault" text,
	"whole_order" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_decision" (
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"attention" text NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_decision_method_reference_attention_pk" PRIMARY KEY("method","reference","attention")
);
--> statement-breakpoint
DROP INDEX "card_attempt_one_open";--> statement-breakpoint
DROP INDEX "card_attempt_to_check";--> statement-breakpoint
-- Until now everything was asked in dollars.
ALTER TABLE "card_attempt" ADD COLUMN "price_cents" integer;--> statement-breakpoint
UPDATE "card_attempt" SET "price_cents" = "amount_cents";--> statement-breakpoint
ALTER TABLE "card_attempt" ALTER COLUMN "price_cents" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_confirmation_one" ON "manual_confirmation" USING btree ("order_id") WHERE "manual_confirmation"."status" <> 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "manual_confirmation_reference" ON "manual_confirmation" USING btree ("reference") WHERE "manual_confirmation"."status" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "manual_confirmation_awaiting" ON "manual_confirmation" USING btree ("confirmed_at") WHERE "manual_confirmation"."status" = 'awaiting';--> statement-breakpoint
CREATE INDEX "refund_reference" ON "refund" USING btree ("method","reference");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_try_at") WHERE "refund"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_watched" ON "payment" USING btree ("chain","watch_until");--> statement-breakpoint
CREATE UNIQUE INDEX "card_attempt_one_open" ON "card_attempt" USING btree ("order_id","provider") WHERE "card_attempt"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "card_attempt_to_check" ON "card_attempt" USING btree ("next_check_at") WHERE "card_attempt"."status" = 'open';