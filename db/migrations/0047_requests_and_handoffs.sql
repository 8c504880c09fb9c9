CREATE TABLE "consultant_handoff" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"lang" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "day_request" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"outcome" text,
	"answered_by" text
);
--> statement-breakpoint
ALTER TABLE "consultant_handoff" ADD CONSTRAINT "consultant_handoff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_request" ADD CONSTRAINT "day_request_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultant_handoff_waiting" ON "consultant_handoff" USING btree ("asked_at") WHERE "consultant_handoff"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "consultant_handoff_account" ON "consultant_handoff" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "day_request_open" ON "day_request" USING btree ("order_id","position") WHERE "day_request"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "day_request_waiting" ON "day_request" USING btree ("asked_at") WHERE "day_request"."answered_at" is null;