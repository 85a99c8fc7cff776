-- The words of a name, and whatever ends one, in small letters: 'Lease 7.pdf' has 'lease', 'ease', 'ase', ... and '7.pdf', so
-- that whatever stands in a name begins an entry. Spaces are those of server/src/lib/text-words.ts.
CREATE FUNCTION "words_of_name"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr("word", "start", 50)), '{}')
  FROM regexp_split_to_table(lower(left("name", 2000)), '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+') AS "word",
    generate_series(1, length("word")) AS "start"
$$;
--> statement-breakpoint
-- The three functions that indexes are made over look expensive to the planner, which they are: the words lie out of line and
-- would have to be fetched for every row that is looked at without the index.
CREATE FUNCTION "name_words"("name" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
  RETURN array_to_tsvector("public"."words_of_name"("name"));
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "user_words"("full_name" text, "company_name" text, "email" text, "phone" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
  RETURN array_to_tsvector("public"."words_of_name"("full_name" || ' ' || "company_name" || ' ' || "email" || ' ' || coalesce("phone", '')));
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "all_words"("name_words" tsvector, "text_words" tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
  RETURN "name_words" || "text_words";
END;
$$;
--> statement-breakpoint
-- Four letters made of the end of an owner's id, which is by chance. Before every word of their documents, they keep a search
-- among these words: it reads nothing of others, but for the few whose id ends alike, and those are left out by the owner.
CREATE FUNCTION "search_key"("owner" uuid) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(substring(uuid_send("owner") FROM 14), 'base64')
$$;
--> statement-breakpoint
CREATE FUNCTION "keyed_name_words"("owner" uuid, "name" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(SELECT "search_key"("owner") || "word" FROM unnest("words_of_name"("name")) AS "word"))
$$;
--> statement-breakpoint
DROP INDEX "document_words_words";
--> statement-breakpoint
ALTER TABLE "document_words" DROP CONSTRAINT "document_words_document_id_document_texts_document_id_fk";
--> statement-breakpoint
ALTER TABLE "document_words" ADD COLUMN "owner_id" uuid;
--> statement-breakpoint
ALTER TABLE "document_words" ADD COLUMN "name_words" tsvector;
--> statement-breakpoint
ALTER TABLE "document_words" ADD COLUMN "text_words" tsvector DEFAULT '' NOT NULL;
--> statement-breakpoint
-- so that a row holds little but the ids, and many of them are on one page
ALTER TABLE "document_words" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- A tsvector holds at most 1 MB, and a name may come to it: of a text with more words the shortest are kept.
UPDATE "document_words" SET "owner_id" = "documents"."owner_id",
  "name_words" = "keyed_name_words"("documents"."owner_id", "documents"."original_filename"),
  "text_words" = array_to_tsvector(array(
    SELECT "search_key"("documents"."owner_id") || "word"
    FROM (SELECT "word", sum(octet_length("word") + 4) OVER (ORDER BY octet_length("word"), "word") AS "bytes" FROM unnest(tsvector_to_array("words")) AS "word") AS "counted"
    WHERE "bytes" < 1000000
  ))
FROM "documents" WHERE "documents"."id" = "document_words"."document_id";
--> statement-breakpoint
ALTER TABLE "document_words" DROP COLUMN "words";
--> statement-breakpoint
INSERT INTO "document_words" ("document_id", "owner_id", "name_words")
SELECT "id", "owner_id", "keyed_name_words"("owner_id", "original_filename") FROM "documents" ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "document_words" ALTER COLUMN "owner_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "document_words" ALTER COLUMN "name_words" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "document_words" ADD CONSTRAINT "document_words_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_words_owner_id_document_id" ON "document_words" USING btree ("owner_id","document_id");
--> statement-breakpoint
CREATE INDEX "document_words_words" ON "document_words" USING gin (all_words("name_words", "text_words")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "documents_name_words" ON "documents" USING gin (name_words("original_filename")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "users_status_id" ON "users" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (user_words("full_name", "company_name", "email", "phone")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE FUNCTION "keep_words_of_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "document_words" ("document_id", "owner_id", "name_words")
  VALUES (NEW."id", NEW."owner_id", "keyed_name_words"(NEW."owner_id", NEW."original_filename"))
  ON CONFLICT ("document_id") DO UPDATE SET "name_words" = excluded."name_words";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "documents_keep_words_of_name" AFTER INSERT OR UPDATE OF "original_filename" ON "documents"
FOR EACH ROW EXECUTE FUNCTION "keep_words_of_name"();
