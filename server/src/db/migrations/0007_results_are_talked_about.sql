CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message_type" text NOT NULL,
	"message_text" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"comment_type" text DEFAULT 'general' NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"place" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"edited_by" uuid
);
--> statement-breakpoint
CREATE TABLE "legal_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid,
	"document_name" text NOT NULL,
	"urgency" text DEFAULT 'medium' NOT NULL,
	"description" text NOT NULL,
	"contact_info" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"entitlement" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resolved_issues" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"issue_id" text NOT NULL,
	"resolved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resolved_issues_user_id_document_id_issue_id_pk" PRIMARY KEY("user_id","document_id","issue_id")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "user_party" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "position_data" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD CONSTRAINT "legal_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_requests" ADD CONSTRAINT "legal_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolved_issues" ADD CONSTRAINT "resolved_issues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolved_issues" ADD CONSTRAINT "resolved_issues_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_document_id_user_id_id" ON "chat_messages" USING btree ("document_id","user_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_user_id" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_document_id_id" ON "comments" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "comments_author_id" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_edited_by" ON "comments" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "legal_requests_user_id_id" ON "legal_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "legal_requests_document_id" ON "legal_requests" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "legal_requests_status_id" ON "legal_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "resolved_issues_document_id" ON "resolved_issues" USING btree ("document_id");