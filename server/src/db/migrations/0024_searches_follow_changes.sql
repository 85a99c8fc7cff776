ALTER TABLE "document_texts" ADD COLUMN "beginning" text GENERATED ALWAYS AS (substr("text", 1, 1000)) STORED;--> statement-breakpoint
-- where it has to lie beside its row, as in scripts with more bytes to a letter, it is not pressed either
ALTER TABLE "document_texts" ALTER COLUMN "beginning" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "search_changes" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "search_changes" ADD COLUMN "written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
-- One more for each document, or for each owner where so many changed at once that a search is looked for anew all the same. Rows
-- are put together as before (migration 0023); who has not seen their documents yet then misses them in the sum.
CREATE FUNCTION "note_search_changes"("owners" uuid[], "changed" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due uuid[];
BEGIN
  WITH "added" AS (
    INSERT INTO "search_changes" ("owner_id", "changes", "document_id")
    SELECT DISTINCT "owner_id", 1, CASE WHEN cardinality("changed") <= 20 THEN "document_id" END
    FROM unnest("owners", "changed") AS "pair" ("owner_id", "document_id")
    RETURNING "id", "owner_id"
  )
  SELECT array_agg("owner_id") FROM "added" WHERE "id" % 32 = 0 INTO due;
  IF due IS NOT NULL THEN
    WITH "held" AS (
      SELECT "id" FROM "search_changes" WHERE "owner_id" = ANY (due) FOR UPDATE SKIP LOCKED
    ), "gone" AS (
      DELETE FROM "search_changes" USING "held" WHERE "search_changes"."id" = "held"."id" RETURNING "search_changes".*
    )
    INSERT INTO "search_changes" ("owner_id", "changes") SELECT "owner_id", sum("changes") FROM "gone" GROUP BY "owner_id";
  END IF;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "documents_change_searches"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners uuid[];
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg("owner_id"), array_agg("id") FROM "new_rows" INTO owners, changed;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg("owner_id"), array_agg("id") FROM "old_rows" INTO owners, changed;
  ELSE
    SELECT array_agg("new_rows"."owner_id"), array_agg("id") FROM "new_rows" JOIN "old_rows" USING ("id")
    WHERE ("new_rows"."original_filename", "new_rows"."analysis_status", "new_rows"."safety_score")
      IS DISTINCT FROM ("old_rows"."original_filename", "old_rows"."analysis_status", "old_rows"."safety_score")
    INTO owners, changed;
  END IF;
  PERFORM "note_search_changes"(owners, changed);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_change_searches"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners uuid[];
  changed uuid[];
BEGIN
  SELECT array_agg("owner_id"), array_agg("document_id") FROM "new_rows" INTO owners, changed;
  PERFORM "note_search_changes"(owners, changed);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "texts_change_searches"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners uuid[];
  changed uuid[];
BEGIN
  SELECT array_agg("owner_id"), array_agg("document_id") FROM "new_rows" JOIN "documents" ON "documents"."id" = "document_id" INTO owners, changed;
  PERFORM "note_search_changes"(owners, changed);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP FUNCTION "note_search_changes"(uuid[]);
