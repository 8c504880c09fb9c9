-- The audit is added to and nothing else, whoever asks: the database refuses before any program could forget to.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entry is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entry_no_truncate" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- Also in a session that calls itself a replica.
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER "audit_entry_append_only";
--> statement-breakpoint
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER "audit_entry_no_truncate";
