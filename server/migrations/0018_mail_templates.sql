CREATE TABLE "mailTemplates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'TEMPLATE' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"location_id" integer,
	"subject" text,
	"body" text NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailTemplates_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "again_of" uuid;--> statement-breakpoint
ALTER TABLE "mailTemplates" ADD CONSTRAINT "mailTemplates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailTemplates_by_name" ON "mailTemplates" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "mailTemplates_by_date" ON "mailTemplates" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "mailTemplates_name_search" ON "mailTemplates" USING gin (folded("name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_store_id_request_id_contact_requests_store_id_id_fk" FOREIGN KEY ("store_id","request_id") REFERENCES "public"."contact_requests"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_request" ON "mails" USING btree ("store_id","request_id","created_date");