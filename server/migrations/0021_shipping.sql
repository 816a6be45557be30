-- They belonged to no screen and no carrier: demo data without an address.
DELETE FROM "shipments";--> statement-breakpoint
CREATE TABLE "rate_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"shipment_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_requests_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"store_id" uuid NOT NULL,
	"rate_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"rate" jsonb NOT NULL,
	CONSTRAINT "rates_store_id_rate_id_pk" PRIMARY KEY("store_id","rate_id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "rate_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "carrier_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "service_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "shipment_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "is_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "void_message" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "recipient" text NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ship_from" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ship_to" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "total_weight" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "packages" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "confirmation" text NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "insurance_provider" text NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "advanced_options" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "total" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_status" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "moved_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivered_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rate_requests" ADD CONSTRAINT "rate_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_store_id_request_id_rate_requests_store_id_id_fk" FOREIGN KEY ("store_id","request_id") REFERENCES "public"."rate_requests"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_requests_by_date" ON "rate_requests" USING btree ("created_date");--> statement-breakpoint
CREATE INDEX "rates_by_request" ON "rates" USING btree ("store_id","request_id");--> statement-breakpoint
CREATE INDEX "shipments_by_customer" ON "shipments" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "shipments_by_appointment" ON "shipments" USING btree ("store_id","appointment_id");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin (folded("recipient") gin_trgm_ops,folded("tracking_number") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_store_id_id_unique" UNIQUE("store_id","id");