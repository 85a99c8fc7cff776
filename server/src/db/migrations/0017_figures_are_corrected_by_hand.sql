CREATE TABLE "fact_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start" integer NOT NULL,
	"quote" text NOT NULL,
	"read_label" text NOT NULL,
	"read_value" text NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_corrections_document_id" ON "fact_corrections" USING btree ("document_id");