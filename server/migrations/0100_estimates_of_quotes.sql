ALTER TABLE "status_links" ALTER COLUMN "ticket_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ALTER COLUMN "ticket_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "status_links" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "status_links" ADD CONSTRAINT "status_links_store_id_quote_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","quote_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_store_id_quote_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","quote_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE no action ON UPDATE no action NOT VALID;