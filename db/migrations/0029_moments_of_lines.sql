ALTER TABLE "order_line" ADD COLUMN "performs_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_line" SET "performs_at" = g."performs_at", "names" = jsonb_build_object(
	'ru', regexp_replace("names"->>'ru', ', общая, [^,]*$', ', общая'),
	'en', regexp_replace("names"->>'en', ', for many families, .*$', ', for many families')
) FROM "group_ritual" g WHERE "item_id" = 'group-' || g."id";
