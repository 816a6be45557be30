CREATE INDEX "brands_name_search" ON "brands" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_name_search" ON "categories" USING gin ("name" gin_trgm_ops);