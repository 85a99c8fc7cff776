CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"template_id" uuid,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"is_contract" boolean NOT NULL,
	"template_content" text NOT NULL,
	"guide" jsonb,
	"fields" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"template_content" text NOT NULL,
	"contract_type" text,
	"guide" jsonb,
	"fields" jsonb NOT NULL,
	"digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "policy_templates_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_template_id_policy_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."policy_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_user_id_id" ON "drafts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "drafts_template_id" ON "drafts" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "policy_templates_category_name" ON "policy_templates" USING btree ("category","name");