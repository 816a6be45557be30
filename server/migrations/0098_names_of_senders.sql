ALTER TABLE "threads" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "linked_date" timestamp (3) with time zone;
