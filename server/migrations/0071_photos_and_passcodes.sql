CREATE TABLE "photo_links" (
	"store_id" uuid NOT NULL,
	"ticket_device_id" uuid NOT NULL,
	"token" text NOT NULL,
	"phase" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"expires_date" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "photo_links_store_id_ticket_device_id_pk" PRIMARY KEY("store_id","ticket_device_id"),
	CONSTRAINT "photo_links_token" UNIQUE("store_id","token")
);
--> statement-breakpoint
CREATE TABLE "ticket_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_device_id" uuid NOT NULL,
	"name" text NOT NULL,
	"thumbnail" text,
	"phase" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"caption" text,
	"is_from_phone" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by" text,
	"deleted_date" timestamp (3) with time zone,
	CONSTRAINT "ticket_photos_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "ticket_photos_name" UNIQUE("store_id","name")
);
--> statement-breakpoint
CREATE TABLE "ticket_passcodes" (
	"store_id" uuid NOT NULL,
	"ticket_device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret" text NOT NULL,
	"created_by" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_passcodes_store_id_ticket_device_id_pk" PRIMARY KEY("store_id","ticket_device_id")
);
--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_photos" ADD CONSTRAINT "ticket_photos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_photos" ADD CONSTRAINT "ticket_photos_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_passcodes" ADD CONSTRAINT "ticket_passcodes_store_id_ticket_device_id_ticketDevices_store_id_id_fk" FOREIGN KEY ("store_id","ticket_device_id") REFERENCES "public"."ticketDevices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_photos_by_device" ON "ticket_photos" USING btree ("store_id","ticket_device_id","created_date");