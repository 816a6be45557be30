ALTER TABLE "transfers" ADD COLUMN "closed_as" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "closed_note" text;