-- What the answer with one document has of its analysis, pressed when it is kept; analyses that are there already are answered
-- from what was found, until they are made anew.
ALTER TABLE "analyses" ADD COLUMN "pressed_results" bytea;
--> statement-breakpoint
-- it is pressed already
ALTER TABLE "analyses" ALTER COLUMN "pressed_results" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Whoever changes an analysis and says nothing of this leaves nothing old behind.
CREATE FUNCTION "drop_old_results"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."unified_analysis" IS DISTINCT FROM OLD."unified_analysis" AND NEW."pressed_results" IS NOT DISTINCT FROM OLD."pressed_results" THEN
    NEW."pressed_results" := NULL;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "analyses_drop_old_results" BEFORE UPDATE OF "unified_analysis" ON "analyses"
FOR EACH ROW EXECUTE FUNCTION "drop_old_results"();
