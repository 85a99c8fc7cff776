ALTER TABLE "documents" ADD COLUMN "verdict" jsonb;--> statement-breakpoint
UPDATE "documents" SET "verdict" = jsonb_build_object('color', "analyses"."unified_analysis"->'verdict'->'color', 'text', "analyses"."unified_analysis"->'verdict'->'text') FROM "analyses" WHERE "analyses"."document_id" = "documents"."id";
