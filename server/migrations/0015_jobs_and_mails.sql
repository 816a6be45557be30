CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"about" text,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"progress" jsonb,
	"reason" jsonb,
	"cancelled_by" text,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_files_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"customer_id" uuid,
	"location_id" integer,
	"appointment_id" uuid,
	"from_name" text,
	"reply_to" text,
	"to" jsonb NOT NULL,
	"cc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bcc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" jsonb,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sending_date" timestamp (3) with time zone,
	"settled_date" timestamp (3) with time zone,
	CONSTRAINT "mails_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_files" ADD CONSTRAINT "mail_files_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_store_id_appointment_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","appointment_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_waiting" ON "jobs" USING btree ("store_id","kind","key") WHERE "jobs"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "jobs_by_key" ON "jobs" USING btree ("store_id","kind","key") WHERE "jobs"."state" <> 'queued';--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind",coalesce("leased_until", "run_at")) WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_by_state" ON "jobs" USING btree ("store_id","state","created_date");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_date");--> statement-breakpoint
CREATE INDEX "mail_files_by_date" ON "mail_files" USING btree ("created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "mails_by_date" ON "mails" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "mails_by_customer" ON "mails" USING btree ("store_id","customer_id","created_date");--> statement-breakpoint
CREATE INDEX "mails_by_appointment" ON "mails" USING btree ("store_id","appointment_id","created_date");