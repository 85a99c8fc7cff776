CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_owner_id" ON "search_changes" USING btree ("owner_id");
--> statement-breakpoint
-- One more for each owner. As the tallies (migration 0011): a row is added and none is changed, so that nobody waits for somebody
-- else's transaction, and at every 32nd row what the account has is put together, without changing the sum.
CREATE FUNCTION "note_search_changes"("owners" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due uuid[];
BEGIN
  WITH "added" AS (
    INSERT INTO "search_changes" ("owner_id", "changes") SELECT "owner_id", 1 FROM unnest("owners") AS "owner_id" RETURNING "id", "owner_id"
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
-- What a search goes by: which documents there are, what it filters by and what it sorts by; the progress of an analysis is none of it.
CREATE FUNCTION "documents_change_searches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "note_search_changes"(array(SELECT DISTINCT "owner_id" FROM "new_rows"));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "note_search_changes"(array(SELECT DISTINCT "owner_id" FROM "old_rows"));
  ELSE
    PERFORM "note_search_changes"(array(
      SELECT DISTINCT "new_rows"."owner_id" FROM "new_rows" JOIN "old_rows" USING ("id")
      WHERE ("new_rows"."original_filename", "new_rows"."analysis_status", "new_rows"."safety_score")
        IS DISTINCT FROM ("old_rows"."original_filename", "old_rows"."analysis_status", "old_rows"."safety_score")
    ));
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "documents_search_new" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "documents_change_searches"();
--> statement-breakpoint
CREATE TRIGGER "documents_search_changed" AFTER UPDATE ON "documents" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "documents_change_searches"();
--> statement-breakpoint
CREATE TRIGGER "documents_search_gone" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS "old_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "documents_change_searches"();
--> statement-breakpoint
-- The words of a name are written with the document itself.
CREATE FUNCTION "words_change_searches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_search_changes"(array(SELECT DISTINCT "owner_id" FROM "new_rows"));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "document_words_changed" AFTER UPDATE ON "document_words" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "words_change_searches"();
--> statement-breakpoint
-- Pieces of the texts are shown, and where signs are searched for they are read.
CREATE FUNCTION "texts_change_searches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "note_search_changes"(array(SELECT DISTINCT "owner_id" FROM "new_rows" JOIN "documents" ON "documents"."id" = "document_id"));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "document_texts_new" AFTER INSERT ON "document_texts" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "texts_change_searches"();
--> statement-breakpoint
CREATE TRIGGER "document_texts_changed" AFTER UPDATE ON "document_texts" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "texts_change_searches"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "drop_tallies_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "document_tallies" WHERE "owner_id" = OLD."id";
  DELETE FROM "search_changes" WHERE "owner_id" = OLD."id";
  RETURN NULL;
END;
$$;
