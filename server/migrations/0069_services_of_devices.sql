ALTER TABLE "stores" ADD COLUMN "customer_contact" text DEFAULT 'EMAIL' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "diagnosis_fee" integer;--> statement-breakpoint
ALTER TABLE "ticketDevices" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;