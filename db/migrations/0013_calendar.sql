CREATE TABLE "calendar_day" (
	"day" date PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_spelling" (
	"name" text PRIMARY KEY NOT NULL,
	"latin" text NOT NULL,
	"devanagari" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance_day" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "performance_day_order_id_position_day_pk" PRIMARY KEY("order_id","position","day")
);
--> statement-breakpoint
CREATE TABLE "priest" (
	"account_id" text PRIMARY KEY NOT NULL,
	"capacity" integer DEFAULT 3 NOT NULL,
	"token_hash" text,
	"token_made_at" timestamp with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "priest_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "priest_capacity" CHECK ("priest"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "performance_schedule" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"priest_id" text,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "performance_schedule_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "performance_day" ADD CONSTRAINT "performance_day_schedule" FOREIGN KEY ("order_id","position") REFERENCES "public"."performance_schedule"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priest" ADD CONSTRAINT "priest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_schedule" ADD CONSTRAINT "performance_schedule_priest_id_account_id_fk" FOREIGN KEY ("priest_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_schedule" ADD CONSTRAINT "performance_schedule_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "performance_day_day" ON "performance_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "performance_schedule_priest" ON "performance_schedule" USING btree ("priest_id");