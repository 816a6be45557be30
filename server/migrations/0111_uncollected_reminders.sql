ALTER TABLE "stores" ADD COLUMN "uncollected_again_days" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "uncollected_most" integer DEFAULT 3 NOT NULL;