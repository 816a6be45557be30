ALTER TABLE "password_codes" DROP CONSTRAINT "password_codes_store_id_staff_id_pk";--> statement-breakpoint
ALTER TABLE "password_codes" ADD COLUMN "kind" text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
UPDATE "password_codes" SET "kind" = 'invitation' WHERE "expires_date" > now() + interval '1 hour';--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_store_id_staff_id_kind_pk" PRIMARY KEY("store_id","staff_id","kind");
