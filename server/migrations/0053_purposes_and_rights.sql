ALTER TABLE "mails" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "purpose" text DEFAULT 'NEWSLETTER' NOT NULL;--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || ARRAY['FORGET_CUSTOMER'] WHERE "code" IN ('ADMIN', 'STORE_OWNER') AND NOT 'FORGET_CUSTOMER' = ANY("permissions");--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || ARRAY['MAIL_SEVERAL'] WHERE "code" <> 'STAFF' AND 'EDIT_CUSTOMER' = ANY("permissions") AND NOT 'MAIL_SEVERAL' = ANY("permissions");
