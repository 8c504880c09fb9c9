CREATE TABLE "consultant_conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"lang" text NOT NULL,
	"turns" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "consultant_conversation" ADD CONSTRAINT "consultant_conversation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultant_conversation_end" ON "consultant_conversation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consultant_conversation_account" ON "consultant_conversation" USING btree ("account_id");