ALTER TABLE "items" DROP CONSTRAINT "items_store_id_sku_unique";--> statement-breakpoint
ALTER TABLE "items" DROP CONSTRAINT "items_store_id_barcode_unique";--> statement-breakpoint
ALTER TABLE "serials" ADD COLUMN "last_location_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "serials" ADD CONSTRAINT "serials_store_id_last_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","last_location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "items_sku_unique" ON "items" USING btree ("store_id",folded("sku"));--> statement-breakpoint
CREATE UNIQUE INDEX "items_barcode_unique" ON "items" USING btree ("store_id",folded("barcode"));--> statement-breakpoint
CREATE INDEX "movements_by_date" ON "movements" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "movements_by_serial" ON "movements" USING gin ("serials") WHERE "movements"."serials" <> '{}';--> statement-breakpoint
CREATE INDEX "serials_search" ON "serials" USING gin (folded("serial") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "serials_by_date" ON "serials" USING btree ("store_id","modified_date","id");--> statement-breakpoint
CREATE VIEW "stock_levels" AS SELECT
	s."id", s."store_id", s."item_id", s."location_id", s."on_hand", s."reserved",
	s."on_hand" - s."reserved" AS "available",
	s."low_stock", coalesce(s."low_stock", i."low_stock") AS "low_mark",
	coalesce(NOT i."is_voided" AND s."on_hand" - s."reserved" <= coalesce(s."low_stock", i."low_stock"), false) AS "is_low",
	i."name", i."kind", i."sku", i."barcode", i."is_serialized", i."supplier_id", i."cost",
	s."on_hand"::bigint * i."cost" AS "value", i."currency", i."is_voided",
	s."created_by", s."created_date", s."modified_by", s."modified_date"
FROM "stock" s JOIN "items" i ON i."store_id" = s."store_id" AND i."id" = s."item_id";
