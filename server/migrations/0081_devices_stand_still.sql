ALTER TABLE "stores" ADD COLUMN "longest_checked_in" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_diagnosing" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_waiting_customer" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_waiting_parts" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_in_repair" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longest_testing" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "still_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ticket_devices_still" ON "ticketDevices" USING btree ("store_id","still_from") WHERE "ticketDevices"."still_from" is not null;--> statement-breakpoint
CREATE INDEX "ticket_events_finished" ON "ticket_events" USING btree ("store_id","created_date") WHERE "ticket_events"."kind" = 'STATE' and "ticket_events"."to" = 'READY';