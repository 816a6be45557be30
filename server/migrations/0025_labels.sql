CREATE TABLE "label_files" (
	"store_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_files_store_id_shipment_id_format_pk" PRIMARY KEY("store_id","shipment_id","format")
);
--> statement-breakpoint
CREATE TABLE "label_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"rate_id" text NOT NULL,
	"reference" uuid NOT NULL,
	"state" text DEFAULT 'buying' NOT NULL,
	"label_id" text,
	"reason" text,
	"created_by" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_date" timestamp (3) with time zone,
	CONSTRAINT "label_purchases_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "voiding_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "label_files" ADD CONSTRAINT "label_files_store_id_shipment_id_shipments_store_id_id_fk" FOREIGN KEY ("store_id","shipment_id") REFERENCES "public"."shipments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_purchases" ADD CONSTRAINT "label_purchases_store_id_shipment_id_shipments_store_id_id_fk" FOREIGN KEY ("store_id","shipment_id") REFERENCES "public"."shipments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "label_purchases_one_of_rate" ON "label_purchases" USING btree ("store_id","rate_id") WHERE "label_purchases"."state" <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "label_purchases_one_of_shipment" ON "label_purchases" USING btree ("store_id","shipment_id") WHERE "label_purchases"."state" <> 'refused';