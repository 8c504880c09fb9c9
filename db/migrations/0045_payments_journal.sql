CREATE TABLE "partner_handover" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"note" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"source" text NOT NULL,
	"revision" integer NOT NULL,
	"month" text NOT NULL,
	"number" integer NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"currency" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"usd_cents" integer,
	"usd_rate" numeric(78, 0),
	"fee_units" numeric(78, 0),
	"order_id" text,
	"reference" text NOT NULL,
	"partner_id" text,
	"partner" text NOT NULL,
	CONSTRAINT "journal_entry_source_revision_pk" PRIMARY KEY("source","revision"),
	CONSTRAINT "journal_entry_number" UNIQUE("month","number")
);
--> statement-breakpoint
CREATE TABLE "journal_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text,
	"entries" integer NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "confirms_reports" boolean;--> statement-breakpoint
ALTER TABLE "card_attempt" ADD COLUMN "fee_cents" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "partner_handover" ADD CONSTRAINT "partner_handover_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_handover_partner" ON "partner_handover" USING btree ("partner_id","marked_at");--> statement-breakpoint
CREATE INDEX "journal_entry_value" ON "journal_entry" USING btree ("month","value_on","number");--> statement-breakpoint
-- The journal is only added to, so that the file of a closed month stays the same.
CREATE FUNCTION "refuse_journal_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "journal_entry_append_only" BEFORE UPDATE OR DELETE ON "journal_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_journal_change"();
--> statement-breakpoint
CREATE TRIGGER "journal_entry_no_truncate" BEFORE TRUNCATE ON "journal_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_journal_change"();
--> statement-breakpoint
CREATE TRIGGER "journal_month_append_only" BEFORE UPDATE OR DELETE ON "journal_month" FOR EACH ROW EXECUTE FUNCTION "refuse_journal_change"();
--> statement-breakpoint
CREATE TRIGGER "journal_month_no_truncate" BEFORE TRUNCATE ON "journal_month" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_journal_change"();
--> statement-breakpoint
ALTER TABLE "journal_entry" ENABLE ALWAYS TRIGGER "journal_entry_append_only";
--> statement-breakpoint
ALTER TABLE "journal_entry" ENABLE ALWAYS TRIGGER "journal_entry_no_truncate";
--> statement-breakpoint
ALTER TABLE "journal_month" ENABLE ALWAYS TRIGGER "journal_month_append_only";
--> statement-breakpoint
ALTER TABLE "journal_month" ENABLE ALWAYS TRIGGER "journal_month_no_truncate";
