CREATE TABLE "tracking_events" (
	"store_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"city_locality" text,
	"state_province" text,
	"country_code" text,
	CONSTRAINT "tracking_events_store_id_shipment_id_occurred_at_status_description_pk" PRIMARY KEY("store_id","shipment_id","occurred_at","status","description")
);
--> statement-breakpoint
CREATE TABLE "webhook_calls" (
	"store_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_calls_store_id_hash_pk" PRIMARY KEY("store_id","hash")
);
--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_store_id_shipment_id_shipments_store_id_id_fk" FOREIGN KEY ("store_id","shipment_id") REFERENCES "public"."shipments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_calls_by_date" ON "webhook_calls" USING btree ("created_date");