ALTER TABLE "appointments" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_store_id_quote_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","quote_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_of_quote" ON "appointments" USING btree ("store_id","quote_id") WHERE not "appointments"."is_voided";