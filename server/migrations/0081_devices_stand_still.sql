ALTER TABLE "stores" ADD COLUMN "longest_checked_in" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_diagnosing" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_waiting_customer" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_waiting_parts" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_in_repair" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_testing" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "still_from" timestamp (3) with time zone;