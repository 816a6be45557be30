CREATE TABLE "mailAddresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"location_id" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailAddresses_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "mailAddresses_store_id_email_unique" UNIQUE("store_id","email")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"read_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"message_id" text NOT NULL,
	"from" text NOT NULL,
	"from_name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text NOT NULL,
	"is_cut" boolean NOT NULL,
	"is_automatic" boolean NOT NULL,
	"answers" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "received_mails_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "channel" text DEFAULT 'SMS' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailAddresses" ADD CONSTRAINT "mailAddresses_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailAddresses" ADD CONSTRAINT "mailAddresses_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_store_id_thread_id_threads_store_id_id_fk" FOREIGN KEY ("store_id","thread_id") REFERENCES "public"."threads"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailAddresses_by_name" ON "mailAddresses" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "mailAddresses_by_date" ON "mailAddresses" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "mailAddresses_search" ON "mailAddresses" USING gin (search_words("name") gin_trgm_ops,search_words("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_addresses_by_email" ON "mailAddresses" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "received_mails_once" ON "received_mails" USING btree ("store_id","message_id");--> statement-breakpoint
CREATE INDEX "received_mails_by_thread" ON "received_mails" USING btree ("store_id","thread_id","created_date");