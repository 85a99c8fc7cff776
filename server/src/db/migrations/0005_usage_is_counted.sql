ALTER TABLE "documents" ADD COLUMN "counted_run_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "usage_month" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "documents_this_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was analysed before anybody counted is counted now, once.
UPDATE "documents" SET "counted_run_id" = coalesce("run_id", gen_random_uuid()) WHERE "analysis_status" = 'completed';
--> statement-breakpoint
UPDATE "users" SET "documents_analyzed" = greatest("documents_analyzed", (
  SELECT count(*) FROM "documents" WHERE "documents"."owner_id" = "users"."id" AND "counted_run_id" IS NOT NULL
));
