CREATE TABLE "audit_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
-- Whoever writes to the log holds its chain to the end of the transaction, since the next line must follow on this one.
-- So a line waits in "audit_lines" for its own transaction to commit, and only then takes hold of the chain: by that time
-- nothing is left to do but to write. What goes wrong here undoes the whole transaction, so there is still no change
-- without its line and no line without its change.
CREATE FUNCTION "audit_line_is_logged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_log" ("actor_id", "action", "subject_type", "subject_id", "before", "after")
  VALUES (NEW."actor_id", NEW."action", NEW."subject_type", NEW."subject_id", NEW."before", NEW."after");
  DELETE FROM "audit_lines" WHERE "id" = NEW."id";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_line_is_logged" AFTER INSERT ON "audit_lines"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "audit_line_is_logged"();
