CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"phone_hash" text,
	"role" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_phoneHash_unique" UNIQUE("phone_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"contact_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"text_version" text NOT NULL,
	"lang" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_profile" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"occupation" text NOT NULL,
	"birth_date" text,
	"birth_time" text,
	"is_time_uncertain" boolean NOT NULL,
	"birth_place" text,
	"gender" text NOT NULL,
	"marital_status" text NOT NULL,
	"current_location" text NOT NULL,
	"additional_notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_profile_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ritual_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"start_date" date NOT NULL,
	"special_wishes" text,
	"participants" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ritual_plan_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "drop_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "last_fault" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_profile" ADD CONSTRAINT "customer_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ritual_plan" ADD CONSTRAINT "ritual_plan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_challenge_asked" ON "sign_in_challenge" USING btree ("contact_hash","browser_hash","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenge_expires" ON "sign_in_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_account" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_device_contact" ON "known_device" USING btree ("contact_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rate_limit_ends_at" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "customer_order_account" ON "customer_order" USING btree ("account_id","created_at");