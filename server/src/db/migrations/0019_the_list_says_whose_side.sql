ALTER TABLE "documents" ADD COLUMN "side" jsonb;--> statement-breakpoint
UPDATE "documents" SET "side" = jsonb_build_object('party', "analyses"."unified_analysis" #> '{perspective,party}', 'basis', "analyses"."unified_analysis" #> '{perspective,basis}') FROM "analyses" WHERE "analyses"."document_id" = "documents"."id" AND "analyses"."unified_analysis" #>> '{perspective,basis}' IS NOT NULL;
