ALTER TABLE "stores" ADD COLUMN "collect_days" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "send_uncollected_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "storage_fee" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "storage_fee_most" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "collect_until" timestamp (3) with time zone;