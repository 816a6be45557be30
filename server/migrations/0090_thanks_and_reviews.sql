ALTER TABLE "stores" ADD COLUMN "send_thanks_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_days" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_months" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "review_address" text;