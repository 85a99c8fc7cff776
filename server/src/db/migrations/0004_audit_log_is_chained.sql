-- Each line of the audit log carries a hash of itself and of the line before. The lines that are there already are
-- numbered and chained once, here; nothing of what they say is changed.
CREATE FUNCTION "audit_log_hash"("line" "audit_log") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  -- JSON, so that no field can run into the next; server/src/lib/audit-chain.ts writes the same characters
  SELECT encode(sha256(convert_to(json_build_array(
    line."previous_hash",
    line."id",
    to_char(line."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    line."actor_id"::text,
    line."action",
    line."subject_type",
    line."subject_id",
    line."before"::text,
    line."after"::text
  )::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
LOCK TABLE "audit_log" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_is_append_only";
--> statement-breakpoint
DO $$
DECLARE
  line "audit_log";
  last_hash text := repeat('0', 64);
  number bigint := 0;
BEGIN
  -- ids are taken before a transaction commits, so some may be missing; the new numbers are never above the old
  FOR line IN SELECT * FROM "audit_log" ORDER BY "id" LOOP
    number := number + 1;
    UPDATE "audit_log" SET "id" = number, "previous_hash" = last_hash WHERE "id" = line."id";
    line."id" := number;
    line."previous_hash" := last_hash;
    last_hash := "audit_log_hash"(line);
    UPDATE "audit_log" SET "hash" = last_hash WHERE "id" = number;
  END LOOP;
END;
$$;
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_is_append_only";
--> statement-breakpoint
CREATE FUNCTION "audit_log_is_chained"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last "audit_log";
BEGIN
  -- One line at a time, to the end of its transaction: the next must see this one.
  PERFORM pg_advisory_xact_lock(hashtext('karar chains the audit log'));
  SELECT * INTO last FROM "audit_log" ORDER BY "id" DESC LIMIT 1;
  NEW."id" := coalesce(last."id", 0) + 1;
  NEW."at" := clock_timestamp();
  NEW."previous_hash" := coalesce(last."hash", repeat('0', 64));
  NEW."hash" := "audit_log_hash"(NEW);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_chained" BEFORE INSERT ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION "audit_log_is_chained"();
