CREATE TABLE "legal_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" uuid,
	"from_desk" boolean NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"recorded_by" uuid,
	"description" text DEFAULT '' NOT NULL,
	"rate_paise" integer NOT NULL,
	"measured_hundredths" bigint DEFAULT 0 NOT NULL,
	"hundredths" bigint DEFAULT 0 NOT NULL,
	"amount_paise" bigint DEFAULT 0 NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"corrected_at" timestamp with time zone,
	"corrected_by" uuid,
	"correction_reason" text
);
--> statement-breakpoint
ALTER TABLE "legal_requests" ADD COLUMN "assigned_lawyer" text;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD COLUMN "admin_notes" text;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "legal_requests" SET "due_at" = "created_at" + CASE "urgency" WHEN 'high' THEN interval '8 hours' WHEN 'low' THEN interval '120 hours' ELSE interval '48 hours' END;--> statement-breakpoint
ALTER TABLE "legal_requests" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_messages" ADD CONSTRAINT "legal_messages_request_id_legal_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."legal_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_messages" ADD CONSTRAINT "legal_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_request_id_legal_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."legal_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_messages_request_id_id" ON "legal_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "legal_messages_author_id" ON "legal_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "time_entries_request_id_id" ON "time_entries" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "time_entries_recorded_by" ON "time_entries" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "time_entries_corrected_by" ON "time_entries" USING btree ("corrected_by");--> statement-breakpoint
CREATE UNIQUE INDEX "time_entries_one_running" ON "time_entries" USING btree ("request_id") WHERE stopped_at is null;