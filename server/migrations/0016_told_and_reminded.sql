ALTER TABLE "appointments" ADD COLUMN "untold" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "send_reminder_email" boolean DEFAULT false NOT NULL;