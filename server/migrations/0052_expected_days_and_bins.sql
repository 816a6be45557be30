ALTER TABLE "stock_counts" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "bin" text;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "expected_date" date;--> statement-breakpoint
CREATE OR REPLACE VIEW "stock_levels" AS SELECT
	s."id", s."store_id", s."item_id", s."location_id", s."on_hand", s."reserved",
	s."on_hand" - s."reserved" AS "available",
	s."low_stock", coalesce(s."low_stock", i."low_stock") AS "low_mark",
	coalesce(NOT i."is_voided" AND s."on_hand" - s."reserved" <= coalesce(s."low_stock", i."low_stock"), false) AS "is_low",
	i."name", i."kind", i."sku", i."barcode", i."is_serialized", i."supplier_id", i."cost",
	s."on_hand"::bigint * i."cost" AS "value", i."currency", i."is_voided",
	s."created_by", s."created_date", s."modified_by", s."modified_date", s."bin"
FROM "stock" s JOIN "items" i ON i."store_id" = s."store_id" AND i."id" = s."item_id";
