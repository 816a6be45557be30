CREATE TABLE "device_owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"customer_id" uuid,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_owners_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text,
	"product_id" uuid,
	"customer_id" uuid,
	"serial" text,
	"serial_reason" text,
	"color" text,
	"storage" text,
	"carrier" text,
	"warning" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", '') || ' ' || coalesce("serial", '')) || coalesce(search_words("color"), '') || coalesce(search_words("storage"), '') || coalesce(search_code("serial"), '')) STORED NOT NULL,
	CONSTRAINT "devices_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "devices_store_id_serial_unique" UNIQUE("store_id","serial")
);
--> statement-breakpoint
CREATE TABLE "ticketDevices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"state" text NOT NULL,
	"resume_to" text,
	"state_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"technician_id" uuid,
	"shelf" text,
	"problem" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticketDevices_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "ticket_devices_outcome" CHECK ("ticketDevices"."state" not in ('READY', 'GONE') or "ticketDevices"."outcome" is not null),
	CONSTRAINT "ticket_devices_resume" CHECK (("ticketDevices"."state" like 'WAITING_%') = ("ticketDevices"."resume_to" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"ticket_device_id" uuid,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"reason" text,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ticket_events_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"location_id" integer NOT NULL,
	"state" text NOT NULL,
	"priority" text DEFAULT 'NORMAL' NOT NULL,
	"origin" text DEFAULT 'WALK_IN' NOT NULL,
	"customer_id" uuid,
	"appointment_id" uuid,
	"promised_date" timestamp (3) with time zone,
	"note" text,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("number"::text, '')) || coalesce(search_code("number"::text), '')) STORED NOT NULL,
	CONSTRAINT "tickets_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "tickets_number" UNIQUE("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "device_owners" ADD CONSTRAINT "device_owners_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_owners" ADD CONSTRAINT "device_owners_store_id_device_id_devices_store_id_id_fk" FOREIGN KEY ("store_id","device_id") REFERENCES "public"."devices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_owners" ADD CONSTRAINT "device_owners_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD CONSTRAINT "ticketDevices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD CONSTRAINT "ticketDevices_store_id_device_id_devices_store_id_id_fk" FOREIGN KEY ("store_id","device_id") REFERENCES "public"."devices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD CONSTRAINT "ticketDevices_store_id_technician_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","technician_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD CONSTRAINT "ticketDevices_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD CONSTRAINT "ticketDevices_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_store_id_appointment_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","appointment_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_owners_by_device" ON "device_owners" USING btree ("store_id","device_id","created_date");--> statement-breakpoint
CREATE INDEX "device_owners_by_customer" ON "device_owners" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "devices_by_name" ON "devices" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "devices_by_date" ON "devices" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "devices_by_product" ON "devices" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "devices_by_customer" ON "devices" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "devices_serial_search" ON "devices" USING gin (search_words("serial") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "devices_found" ON "devices" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticketDevices_by_state_date" ON "ticketDevices" USING btree ("store_id","state_date","id");--> statement-breakpoint
CREATE INDEX "ticketDevices_by_date" ON "ticketDevices" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "ticketDevices_by_device" ON "ticketDevices" USING btree ("store_id","device_id");--> statement-breakpoint
CREATE INDEX "ticketDevices_by_technician" ON "ticketDevices" USING btree ("store_id","technician_id");--> statement-breakpoint
CREATE INDEX "ticketDevices_shelf_search" ON "ticketDevices" USING gin (search_words("shelf") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticket_devices_by_ticket" ON "ticketDevices" USING btree ("store_id","ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_devices_open" ON "ticketDevices" USING btree ("store_id","device_id") WHERE "ticketDevices"."state" <> 'GONE';--> statement-breakpoint
CREATE INDEX "ticket_devices_by_state" ON "ticketDevices" USING btree ("store_id","state","state_date");--> statement-breakpoint
CREATE INDEX "ticket_devices_by_location" ON "ticketDevices" USING btree ("store_id","location_id","state");--> statement-breakpoint
CREATE INDEX "ticket_events_by_ticket" ON "ticket_events" USING btree ("store_id","ticket_id","created_date");--> statement-breakpoint
CREATE INDEX "tickets_by_number" ON "tickets" USING btree ("store_id","number","id");--> statement-breakpoint
CREATE INDEX "tickets_by_promised_date" ON "tickets" USING btree ("store_id","promised_date","id");--> statement-breakpoint
CREATE INDEX "tickets_by_date" ON "tickets" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "tickets_by_customer" ON "tickets" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "tickets_found" ON "tickets" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_by_state" ON "tickets" USING btree ("store_id","state","number");--> statement-breakpoint
CREATE INDEX "tickets_by_location" ON "tickets" USING btree ("store_id","location_id","number");--> statement-breakpoint
CREATE INDEX "tickets_by_appointment" ON "tickets" USING btree ("store_id","appointment_id");