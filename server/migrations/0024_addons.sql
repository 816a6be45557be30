ALTER TABLE "addons" ALTER COLUMN "display_order" SET DATA TYPE integer;--> statement-breakpoint
CREATE INDEX "addons_by_date" ON "addons" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "addons_name_search" ON "addons" USING gin (folded("name") gin_trgm_ops);