ALTER TABLE "customer_merges" ADD COLUMN "merged_name" text;--> statement-breakpoint
UPDATE "customer_merges" SET "merged_name" = concat_ws(' ', "snapshot"->'merged'->>'first_name', "snapshot"->'merged'->>'last_name') WHERE "snapshot" IS NOT NULL;
