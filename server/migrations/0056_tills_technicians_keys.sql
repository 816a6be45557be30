ALTER TABLE "appointments" ADD COLUMN "technician_id" uuid;--> statement-breakpoint
ALTER TABLE "taken_steps" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_store_id_technician_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","technician_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" DISABLE TRIGGER "transactions_only_grow";--> statement-breakpoint
UPDATE "transactions" t SET "register_id" = (
	SELECT r."id" FROM "registers" r
	WHERE r."store_id" = t."store_id" AND r."location_id" = t."location_id" AND r."created_date" <= t."created_date"
		AND (r."closed_date" IS NULL OR r."closed_date" >= t."created_date")
	ORDER BY (r."opened_by" IS NOT DISTINCT FROM t."created_by"::text) DESC, r."number" LIMIT 1
) WHERE t."register_id" IS NULL AND (t."kind" IN ('PAYMENT', 'REFUND', 'SALE', 'RETURN') OR (t."kind" = 'REVERSAL' AND t."payment_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "transactions" ENABLE TRIGGER "transactions_only_grow";--> statement-breakpoint
UPDATE "payments" p SET "register_id" = t."register_id" FROM "transactions" t
WHERE p."register_id" IS NULL AND t."store_id" = p."store_id" AND t."payment_id" = p."id" AND t."register_id" IS NOT NULL;
