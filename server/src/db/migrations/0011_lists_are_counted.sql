CREATE TABLE "document_days" (
	"document_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "document_days_owner_id_day_document_id_label_pk" PRIMARY KEY("owner_id","day","document_id","label")
);
--> statement-breakpoint
CREATE TABLE "document_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"status" text NOT NULL,
	"band" text,
	"documents" integer NOT NULL,
	"score_sum" bigint NOT NULL,
	"issues_critical" integer NOT NULL,
	"issues_high" integer NOT NULL,
	"issues_medium" integer NOT NULL,
	"issues_low" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "documents_analysis_status";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issues_critical" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issues_high" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issues_medium" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issues_low" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_days" ADD CONSTRAINT "document_days_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_days_document_id" ON "document_days" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_tallies_owner_id" ON "document_tallies" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_id" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "documents_owner_id_name_id" ON "documents" USING btree ("owner_id",lower("original_filename"),"id");--> statement-breakpoint
CREATE INDEX "documents_owner_id_score_id" ON "documents" USING btree ("owner_id",coalesce("safety_score", 101),"id");--> statement-breakpoint
CREATE INDEX "documents_owner_id_status_id" ON "documents" USING btree ("owner_id","analysis_status","id");--> statement-breakpoint
CREATE INDEX "documents_analysis_status_id" ON "documents" USING btree ("analysis_status","id");--> statement-breakpoint
-- What is there already, counted once.
UPDATE "documents" SET "issues_critical" = "counted"."critical", "issues_high" = "counted"."high", "issues_medium" = "counted"."medium", "issues_low" = "counted"."low"
FROM (
  SELECT "document_id",
    count(*) FILTER (WHERE "severity" = '"critical"') AS "critical",
    count(*) FILTER (WHERE "severity" = '"high"') AS "high",
    count(*) FILTER (WHERE "severity" = '"medium"') AS "medium",
    count(*) FILTER (WHERE "severity" = '"low"') AS "low"
  FROM "analyses", jsonb_path_query("unified_analysis", '$.critical_issues[*].severity') AS "severity"
  GROUP BY "document_id"
) AS "counted"
WHERE "documents"."id" = "counted"."document_id";
--> statement-breakpoint
INSERT INTO "document_days" ("document_id", "owner_id", "day", "label")
SELECT DISTINCT "documents"."id", "documents"."owner_id", "fact" ->> 'iso', "fact" ->> 'label'
FROM "analyses"
JOIN "documents" ON "documents"."id" = "analyses"."document_id"
CROSS JOIN jsonb_path_query("unified_analysis", '$.key_facts.dates[*]') AS "fact"
WHERE "fact" ->> 'iso' IS NOT NULL AND "fact" ->> 'label' IS NOT NULL;
--> statement-breakpoint
-- At every change of documents one row more for each month that it changes, and none for what changes no sum, such as the
-- progress of an analysis. A row is added and none is changed, so that nobody waits for somebody else's transaction. At
-- every 32nd row what the account has is put together into one row for each month, status and band; rows that another
-- transaction is just putting together are left to it.
CREATE FUNCTION "tally_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS "times", * FROM "new_rows"'
    WHEN 'DELETE' THEN 'SELECT -1 AS "times", * FROM "old_rows"'
    ELSE 'SELECT 1 AS "times", * FROM "new_rows" UNION ALL SELECT -1, * FROM "old_rows"'
  END;
  due uuid[];
BEGIN
  EXECUTE '
    WITH "added" AS (
      INSERT INTO "document_tallies" ("owner_id", "month", "status", "band", "documents", "score_sum", "issues_critical", "issues_high", "issues_medium", "issues_low")
      SELECT "owner_id", to_char("upload_time" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM''), "analysis_status",
        CASE WHEN "safety_score" < 40 THEN ''high'' WHEN "safety_score" < 75 THEN ''medium'' WHEN "safety_score" >= 75 THEN ''low'' END,
        sum("times"), coalesce(sum("times" * "safety_score"), 0),
        sum("times" * "issues_critical"), sum("times" * "issues_high"), sum("times" * "issues_medium"), sum("times" * "issues_low")
      FROM (' || changes || ') AS "changes"
      GROUP BY 1, 2, 3, 4
      HAVING sum("times") <> 0 OR sum("times" * "safety_score") <> 0 OR sum("times" * "issues_critical") <> 0
        OR sum("times" * "issues_high") <> 0 OR sum("times" * "issues_medium") <> 0 OR sum("times" * "issues_low") <> 0
      RETURNING "id", "owner_id"
    )
    SELECT array_agg(DISTINCT "owner_id") FROM "added" WHERE "id" % 32 = 0' INTO due;
  IF due IS NOT NULL THEN
    WITH "held" AS (
      SELECT "id" FROM "document_tallies" WHERE "owner_id" = ANY (due) FOR UPDATE SKIP LOCKED
    ), "gone" AS (
      DELETE FROM "document_tallies" USING "held" WHERE "document_tallies"."id" = "held"."id" RETURNING "document_tallies".*
    )
    INSERT INTO "document_tallies" ("owner_id", "month", "status", "band", "documents", "score_sum", "issues_critical", "issues_high", "issues_medium", "issues_low")
    SELECT "owner_id", "month", "status", "band", sum("documents"), sum("score_sum"), sum("issues_critical"), sum("issues_high"), sum("issues_medium"), sum("issues_low")
    FROM "gone"
    GROUP BY "owner_id", "month", "status", "band"
    -- these may be a part only, so a month without documents may still have sums
    HAVING sum("documents") <> 0 OR sum("score_sum") <> 0 OR sum("issues_critical") <> 0
      OR sum("issues_high") <> 0 OR sum("issues_medium") <> 0 OR sum("issues_low") <> 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "documents_tally_new" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "tally_documents"();
--> statement-breakpoint
CREATE TRIGGER "documents_tally_changed" AFTER UPDATE ON "documents" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "tally_documents"();
--> statement-breakpoint
CREATE TRIGGER "documents_tally_gone" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS "old_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "tally_documents"();
--> statement-breakpoint
INSERT INTO "document_tallies" ("owner_id", "month", "status", "band", "documents", "score_sum", "issues_critical", "issues_high", "issues_medium", "issues_low")
SELECT "owner_id", to_char("upload_time" AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'), "analysis_status",
  CASE WHEN "safety_score" < 40 THEN 'high' WHEN "safety_score" < 75 THEN 'medium' WHEN "safety_score" >= 75 THEN 'low' END,
  count(*), coalesce(sum("safety_score"), 0), sum("issues_critical"), sum("issues_high"), sum("issues_medium"), sum("issues_low")
FROM "documents"
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION "drop_tallies_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "document_tallies" WHERE "owner_id" = OLD."id";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- At the commit: the documents of the account, deleted along with it, are tallied once more before.
CREATE CONSTRAINT TRIGGER "users_drop_tallies" AFTER DELETE ON "users"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "drop_tallies_of_user"();
