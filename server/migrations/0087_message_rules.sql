CREATE TABLE "messageRules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"event" text DEFAULT 'READY' NOT NULL,
	"location_id" integer,
	"mode" text DEFAULT 'ASK' NOT NULL,
	"channel" text DEFAULT 'CUSTOMER' NOT NULL,
	"template_id" uuid,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messageRules_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "message_rules_once" UNIQUE NULLS NOT DISTINCT("store_id","event","location_id")
);
--> statement-breakpoint
CREATE TABLE "messageTemplates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text_en" text NOT NULL,
	"text_fr" text NOT NULL,
	"subject_en" text,
	"subject_fr" text,
	"mail_en" text,
	"mail_fr" text,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messageTemplates_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticketMessages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"channel" text,
	"reason" text,
	"text" text NOT NULL,
	"due_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"wanted" text NOT NULL,
	"subject" text,
	CONSTRAINT "ticketMessages_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "quiet_until" text;--> statement-breakpoint
ALTER TABLE "messageRules" ADD CONSTRAINT "messageRules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messageRules" ADD CONSTRAINT "messageRules_store_id_template_id_messageTemplates_store_id_id_fk" FOREIGN KEY ("store_id","template_id") REFERENCES "public"."messageTemplates"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messageRules" ADD CONSTRAINT "messageRules_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messageTemplates" ADD CONSTRAINT "messageTemplates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketMessages" ADD CONSTRAINT "ticketMessages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketMessages" ADD CONSTRAINT "ticketMessages_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketMessages" ADD CONSTRAINT "ticketMessages_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messageRules_by_date" ON "messageRules" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "messageRules_by_template" ON "messageRules" USING btree ("store_id","template_id");--> statement-breakpoint
CREATE INDEX "messageTemplates_by_name" ON "messageTemplates" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "messageTemplates_by_date" ON "messageTemplates" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "messageTemplates_name_search" ON "messageTemplates" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticketMessages_by_date" ON "ticketMessages" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_once" ON "ticketMessages" USING btree ("store_id","ticket_id","event");--> statement-breakpoint
CREATE INDEX "ticket_messages_by_location" ON "ticketMessages" USING btree ("store_id","location_id","created_date");