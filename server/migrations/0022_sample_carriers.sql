CREATE TABLE "sample_labels" (
	"label_id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"rate_id" text NOT NULL,
	"tracking_number" text NOT NULL,
	"rate" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"voided_date" timestamp (3) with time zone,
	CONSTRAINT "sample_labels_shipment_id_unique" UNIQUE("shipment_id"),
	CONSTRAINT "sample_labels_rate_id_unique" UNIQUE("rate_id"),
	CONSTRAINT "sample_labels_tracking_number_unique" UNIQUE("tracking_number")
);
--> statement-breakpoint
CREATE TABLE "sample_rates" (
	"rate_id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"rate" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_shipments" (
	"shipment_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"shipment" jsonb NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_shipments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "sample_labels" ADD CONSTRAINT "sample_labels_shipment_id_sample_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."sample_shipments"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_rates" ADD CONSTRAINT "sample_rates_shipment_id_sample_shipments_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."sample_shipments"("shipment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_rates_by_shipment" ON "sample_rates" USING btree ("shipment_id");