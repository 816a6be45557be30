ALTER TABLE "appointment_parts" DROP CONSTRAINT "appointment_parts_are_there";--> statement-breakpoint
DROP INDEX "appointment_parts_waiting";--> statement-breakpoint
ALTER TABLE "appointment_parts" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "appointment_parts_open" ON "appointment_parts" USING btree ("store_id","item_id","location_id","created_date") WHERE "appointment_parts"."needed" > "appointment_parts"."used" + "appointment_parts"."missing";--> statement-breakpoint
ALTER TABLE "appointment_parts" ADD CONSTRAINT "appointment_parts_are_there" CHECK ("appointment_parts"."reserved" >= 0 and "appointment_parts"."used" >= 0 and "appointment_parts"."missing" >= 0
        and "appointment_parts"."needed" >= "appointment_parts"."reserved" + "appointment_parts"."used" + "appointment_parts"."missing");