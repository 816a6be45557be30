ALTER TABLE "appointments" ADD COLUMN "customer_language" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "bookings_at_once" integer DEFAULT 1 NOT NULL;