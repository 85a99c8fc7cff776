CREATE TABLE "audit_tallies" (
	"actor_id" uuid,
	"action" text NOT NULL,
	"lines" bigint NOT NULL,
	CONSTRAINT "audit_tallies_actor_id_action" UNIQUE NULLS NOT DISTINCT("actor_id","action")
);
--> statement-breakpoint
DROP INDEX "documents_owner_id_id";--> statement-breakpoint
DROP INDEX "documents_owner_id_status_id";--> statement-breakpoint
DROP INDEX "documents_analysis_status_id";--> statement-breakpoint
-- counted anew below
DELETE FROM "document_tallies";--> statement-breakpoint
ALTER TABLE "document_tallies" ADD COLUMN "scored" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "document_tallies" ADD COLUMN "not_cleared" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "band" text GENERATED ALWAYS AS (case when safety_score < 40 then 'high' when safety_score < 75 then 'medium' when safety_score >= 75 then 'low' end) STORED;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_tallies_action" ON "audit_tallies" USING btree ("action");--> statement-breakpoint
CREATE INDEX "documents_owner_id_time" ON "documents" USING btree ("owner_id",uuid_send("id"));--> statement-breakpoint
CREATE INDEX "documents_owner_id_status_time" ON "documents" USING btree ("owner_id","analysis_status",uuid_send("id"));--> statement-breakpoint
CREATE INDEX "documents_owner_id_band_time" ON "documents" USING btree ("owner_id","band",uuid_send("id")) WHERE analysis_status = 'completed';--> statement-breakpoint
CREATE INDEX "documents_analysis_status_time" ON "documents" USING btree ("analysis_status",uuid_send("id"));
--> statement-breakpoint
-- As in migration 0011, and of what an average is made of: the documents with a score that are none of Karar's own samples.
CREATE OR REPLACE FUNCTION "tally_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS "times", * FROM "new_rows"'
    WHEN 'DELETE' THEN 'SELECT -1 AS "times", * FROM "old_rows"'
    ELSE 'SELECT 1 AS "times", * FROM "new_rows" UNION ALL SELECT -1, * FROM "old_rows"'
  END;
  due uuid[];
BEGIN
  EXECUTE '
    WITH "changed" AS (
      SELECT "owner_id", to_char("upload_time" AT TIME ZONE ''Asia/Kolkata'', ''YYYY-MM'') AS "month", "analysis_status", "band",
        sum("times") AS "documents",
        coalesce(sum("times") FILTER (WHERE "band" IS NOT NULL AND NOT "is_sample"), 0) AS "scored",
        coalesce(sum("times" * "safety_score") FILTER (WHERE NOT "is_sample"), 0) AS "score_sum",
        coalesce(sum("times") FILTER (WHERE "band" IS NOT NULL AND NOT "is_sample" AND jsonb_array_length("verdict" -> ''not_cleared'') > 0), 0) AS "not_cleared",
        sum("times" * "issues_critical") AS "issues_critical", sum("times" * "issues_high") AS "issues_high",
        sum("times" * "issues_medium") AS "issues_medium", sum("times" * "issues_low") AS "issues_low"
      FROM (' || changes || ') AS "changes"
      GROUP BY 1, 2, 3, 4
    ), "added" AS (
      INSERT INTO "document_tallies" ("owner_id", "month", "status", "band", "documents", "scored", "score_sum", "not_cleared", "issues_critical", "issues_high", "issues_medium", "issues_low")
      SELECT * FROM "changed"
      WHERE "documents" <> 0 OR "scored" <> 0 OR "score_sum" <> 0 OR "not_cleared" <> 0
        OR "issues_critical" <> 0 OR "issues_high" <> 0 OR "issues_medium" <> 0 OR "issues_low" <> 0
      RETURNING "id", "owner_id"
    )
    SELECT array_agg(DISTINCT "owner_id") FROM "added" WHERE "id" % 32 = 0' INTO due;
  IF due IS NOT NULL THEN
    WITH "held" AS (
      SELECT "id" FROM "document_tallies" WHERE "owner_id" = ANY (due) FOR UPDATE SKIP LOCKED
    ), "gone" AS (
      DELETE FROM "document_tallies" USING "held" WHERE "document_tallies"."id" = "held"."id" RETURNING "document_tallies".*
    ), "together" AS (
      SELECT "owner_id", "month", "status", "band", sum("documents") AS "documents", sum("scored") AS "scored", sum("score_sum") AS "score_sum", sum("not_cleared") AS "not_cleared",
        sum("issues_critical") AS "issues_critical", sum("issues_high") AS "issues_high", sum("issues_medium") AS "issues_medium", sum("issues_low") AS "issues_low"
      FROM "gone"
      GROUP BY "owner_id", "month", "status", "band"
    )
    INSERT INTO "document_tallies" ("owner_id", "month", "status", "band", "documents", "scored", "score_sum", "not_cleared", "issues_critical", "issues_high", "issues_medium", "issues_low")
    SELECT * FROM "together"
    -- these may be a part only, so a month without documents may still have sums
    WHERE "documents" <> 0 OR "scored" <> 0 OR "score_sum" <> 0 OR "not_cleared" <> 0
      OR "issues_critical" <> 0 OR "issues_high" <> 0 OR "issues_medium" <> 0 OR "issues_low" <> 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- What is there already. The samples as Karar has offered them until now, in web/public/samples.
UPDATE "documents" SET "is_sample" = true WHERE "content_hash" IN (
  'f78faed7c26af3a6379601b3be9c8c82d08e79756cc86328b878808bed4827b5',
  '23e72e9c9827b2bc6b0254e90ba03d83e3a963d92532dffb47e55987de50f8df',
  'e812ff8d085146d0919701eacb1dd4d5a8abbf40fb20d3ba8aec9c5ce3c7fb1a'
);
--> statement-breakpoint
DELETE FROM "document_tallies";
--> statement-breakpoint
INSERT INTO "document_tallies" ("owner_id", "month", "status", "band", "documents", "scored", "score_sum", "not_cleared", "issues_critical", "issues_high", "issues_medium", "issues_low")
SELECT "owner_id", to_char("upload_time" AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'), "analysis_status", "band", count(*),
  count(*) FILTER (WHERE "band" IS NOT NULL AND NOT "is_sample"),
  coalesce(sum("safety_score") FILTER (WHERE NOT "is_sample"), 0),
  count(*) FILTER (WHERE "band" IS NOT NULL AND NOT "is_sample" AND jsonb_array_length("verdict" -> 'not_cleared') > 0),
  sum("issues_critical"), sum("issues_high"), sum("issues_medium"), sum("issues_low")
FROM "documents"
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- Whoever writes a line holds the chain already (migration 0004), so nobody waits here for anybody else.
CREATE FUNCTION "audit_log_is_tallied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_tallies" ("actor_id", "action", "lines")
  SELECT "actor_id", "action", count(*) FROM "new_lines" GROUP BY 1, 2
  ON CONFLICT ("actor_id", "action") DO UPDATE SET "lines" = "audit_tallies"."lines" + excluded."lines";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_tallied" AFTER INSERT ON "audit_log" REFERENCING NEW TABLE AS "new_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_tallied"();
--> statement-breakpoint
INSERT INTO "audit_tallies" ("actor_id", "action", "lines")
SELECT "actor_id", "action", count(*) FROM "audit_log" GROUP BY 1, 2;
