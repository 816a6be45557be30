ALTER TABLE "ticketDevices" ADD COLUMN "to_location_id" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "sent_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "other_location_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;