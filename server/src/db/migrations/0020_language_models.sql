CREATE TABLE "ai_answers" (
	"document_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_answers_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "ai_choice" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"choice" jsonb,
	"sealed_key" text,
	"budgets" jsonb
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"day" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"micro_rupees" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
CREATE TABLE "second_readings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reader" jsonb NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"outcome" jsonb NOT NULL,
	"failure" text,
	"tokens" integer DEFAULT 0 NOT NULL,
	"micro_rupees" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "kept_local" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_answers" ADD CONSTRAINT "ai_answers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_readings" ADD CONSTRAINT "second_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;