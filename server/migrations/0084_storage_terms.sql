ALTER TABLE "ticketDevices" ADD COLUMN "storage_fee" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "storage_fee_most" integer;