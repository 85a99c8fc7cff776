-- The words of a text are made by the process that reads the document (server/src/lib/text-words.ts), which is bounded
-- and can be killed, and are kept with the text: in here a text full of signs took the database a quarter of a minute.
-- What is kept already was made by the same rules and stays.
DROP TRIGGER "document_texts_keep_words" ON "document_texts";
--> statement-breakpoint
DROP FUNCTION "keep_words_of_text"();
--> statement-breakpoint
DROP FUNCTION "words_of_text"(text);
