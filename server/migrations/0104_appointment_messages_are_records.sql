ALTER TABLE "appointment_messages" ADD COLUMN "modified_by" text;--> statement-breakpoint
ALTER TABLE "appointment_messages" ADD COLUMN "modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_messages" ADD COLUMN "due_date" timestamp (3) with time zone DEFAULT now() NOT NULL;