CREATE TABLE "document_words" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_document_texts_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document_texts"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_words_words" ON "document_words" USING gin ("words") WITH (fastupdate=false);
--> statement-breakpoint
-- The words of a text in small letters, each once, with the signs that stand at them: 'Rs.5,000;' is there as 'rs.5,000;',
-- '5,000;' and '000;', so that whatever begins a part of a word begins an entry. The signs are those of
-- schema/src/search.ts. Not a text search parser, which cuts Devanagari at its vowel signs. A tsvector holds at most
-- 1 MB: of a text with more words than that the shortest are kept.
CREATE FUNCTION "words_of_text"("body" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH "token" AS (
    SELECT DISTINCT "word" FROM regexp_split_to_table(lower("body"), '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+') AS "word" WHERE "word" <> ''
  ), "entry" AS (
    SELECT left("word", 50) AS "word" FROM "token"
    UNION
    SELECT left(array_to_string("parts"["start":], ''), 50)
    FROM (
      SELECT regexp_split_to_array(left("word", 500), '(?<=[!-/:-@\[-`{-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u2bff\u3000-\u303f\ufffc\ufffd])(?=[^!-/:-@\[-`{-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u2bff\u3000-\u303f\ufffc\ufffd])') AS "parts"
      FROM "token"
      WHERE "word" ~ '[!-/:-@\[-`{-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u2bff\u3000-\u303f\ufffc\ufffd][^!-/:-@\[-`{-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u2bff\u3000-\u303f\ufffc\ufffd]'
    ) AS "composite", generate_subscripts("parts", 1) AS "start"
  )
  SELECT array_to_tsvector(coalesce(array_agg("word"), '{}'))
  FROM (
    SELECT "word", sum(octet_length("word")) OVER (ORDER BY octet_length("word"), "word") AS "bytes" FROM "entry"
  ) AS "counted"
  WHERE "bytes" < 900000
$$;
--> statement-breakpoint
INSERT INTO "document_words" ("document_id", "words") SELECT "document_id", "words_of_text"("text") FROM "document_texts";
--> statement-breakpoint
CREATE FUNCTION "keep_words_of_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "document_words" ("document_id", "words") VALUES (NEW."document_id", "words_of_text"(NEW."text"))
  ON CONFLICT ("document_id") DO UPDATE SET "words" = excluded."words";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "document_texts_keep_words" AFTER INSERT OR UPDATE OF "text" ON "document_texts"
FOR EACH ROW EXECUTE FUNCTION "keep_words_of_text"();
