DROP INDEX "ticket_messages_once";--> statement-breakpoint
ALTER TABLE "ticketMessages" ADD COLUMN "about" text DEFAULT '' NOT NULL;