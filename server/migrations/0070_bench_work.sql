CREATE TABLE "device_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"is_for_customer" boolean NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_date" timestamp (3) with time zone,
	CONSTRAINT "device_notes_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_device_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"state" text NOT NULL,
	"serial" text,
	"fault" text,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_parts_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "device_parts_fault" CHECK (("device_parts"."state" = 'BROKEN') = ("device_parts"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_device_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"started_date" timestamp (3) with time zone NOT NULL,
	"ended_date" timestamp (3) with time zone,
	CONSTRAINT "work_times_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ticket_device_id" uuid;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "agreed_amount" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "agreed_by" text;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "agreed_how" text;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "agreed_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "device_notes" ADD CONSTRAINT "device_notes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_notes" ADD CONSTRAINT "device_notes_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parts" ADD CONSTRAINT "device_parts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parts" ADD CONSTRAINT "device_parts_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parts" ADD CONSTRAINT "device_parts_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parts" ADD CONSTRAINT "device_parts_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_times" ADD CONSTRAINT "work_times_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_times" ADD CONSTRAINT "work_times_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_notes_by_device" ON "device_notes" USING btree ("store_id","ticket_device_id","created_date");--> statement-breakpoint
CREATE INDEX "device_parts_by_device" ON "device_parts" USING btree ("store_id","ticket_device_id","created_date");--> statement-breakpoint
CREATE INDEX "device_parts_open" ON "device_parts" USING btree ("store_id","item_id","location_id","created_date") WHERE "device_parts"."state" in ('WANTED', 'RESERVED');--> statement-breakpoint
CREATE INDEX "work_times_by_device" ON "work_times" USING btree ("store_id","ticket_device_id","started_date");--> statement-breakpoint
CREATE UNIQUE INDEX "work_times_running" ON "work_times" USING btree ("store_id","staff_id") WHERE "work_times"."ended_date" is null;