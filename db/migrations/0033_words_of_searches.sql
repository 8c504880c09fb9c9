CREATE TABLE "order_words" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_reference" (
	"folded" text PRIMARY KEY NOT NULL,
	"confirmation_id" text NOT NULL,
	CONSTRAINT "manual_reference_confirmation" UNIQUE("confirmation_id")
);
--> statement-breakpoint
CREATE TABLE "customer_profile_words" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filled_words" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "customer_order_words";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "partner_client" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_id_customer_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_reference" ADD CONSTRAINT "manual_reference_confirmation_id_manual_confirmation_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."manual_confirmation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_profile_words" ADD CONSTRAINT "customer_profile_words_id_customer_profile_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_index" ON "order_words" USING gin (array_to_tsvector(string_to_array("words", ' '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "customer_profile_words_index" ON "customer_profile_words" USING gin (array_to_tsvector(string_to_array("words", ' '))) WITH (fastupdate=false);--> statement-breakpoint
-- Words of a name that is no more are forgotten, whoever changes it: the version before does not know them.
CREATE FUNCTION "forget_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('DELETE FROM %I WHERE "id" = $1', TG_ARGV[0]) USING NEW."id";
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "customer_order_forget_words" AFTER UPDATE OF "customer_name", "customer_email" ON "customer_order" FOR EACH ROW
	WHEN ((OLD."customer_name", OLD."customer_email") IS DISTINCT FROM (NEW."customer_name", NEW."customer_email"))
	EXECUTE FUNCTION "forget_words"('order_words');
--> statement-breakpoint
CREATE TRIGGER "customer_profile_forget_words" AFTER UPDATE OF "first_name", "last_name" ON "customer_profile" FOR EACH ROW
	WHEN ((OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name"))
	EXECUTE FUNCTION "forget_words"('customer_profile_words');
--> statement-breakpoint
CREATE FUNCTION "forget_own_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."words" := NULL;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "partner_client_forget_words" BEFORE UPDATE OF "first_name", "last_name", "email" ON "partner_client" FOR EACH ROW
	WHEN ((OLD."first_name", OLD."last_name", OLD."email") IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."email")
		AND NEW."words" IS NOT DISTINCT FROM OLD."words")
	EXECUTE FUNCTION "forget_own_words"();
