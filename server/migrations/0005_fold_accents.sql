CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN octet_length(value) = length(value) THEN lower(value)
		ELSE replace(replace(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'œ', 'oe'), 'æ', 'ae')
	END
$$;--> statement-breakpoint
DROP INDEX "appointments_by_name";--> statement-breakpoint
DROP INDEX "appointments_customer_search";--> statement-breakpoint
DROP INDEX "addons_by_name";--> statement-breakpoint
DROP INDEX "brands_by_name";--> statement-breakpoint
DROP INDEX "brands_name_search";--> statement-breakpoint
DROP INDEX "categories_by_name";--> statement-breakpoint
DROP INDEX "categories_name_search";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
DROP INDEX "products_name_search";--> statement-breakpoint
DROP INDEX "contact_requests_search";--> statement-breakpoint
DROP INDEX "customers_by_name";--> statement-breakpoint
DROP INDEX "customers_search";--> statement-breakpoint
DROP INDEX "repairs_by_title";--> statement-breakpoint
DROP INDEX "repairs_title_search";--> statement-breakpoint
CREATE INDEX "appointments_by_name" ON "appointments" USING btree ("store_id","type",folded("customer_first_name") collate "C",folded("customer_last_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "appointments_customer_search" ON "appointments" USING gin (folded("customer_first_name") gin_trgm_ops,folded("customer_last_name") gin_trgm_ops,folded("customer_email") gin_trgm_ops,folded("customer_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addons_by_name" ON "addons" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "brands" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "brands_name_search" ON "brands" USING gin (folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_by_name" ON "categories" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "categories_name_search" ON "categories" USING gin (folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin (folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_search" ON "contact_requests" USING gin (folded("customer_first_name") gin_trgm_ops,folded("customer_last_name") gin_trgm_ops,folded("customer_email") gin_trgm_ops,folded("customer_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("store_id",folded("first_name") collate "C",folded("last_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin (folded("first_name") gin_trgm_ops,folded("last_name") gin_trgm_ops,folded("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "repairs_by_title" ON "repairs" USING btree ("store_id",folded("title") collate "C","id");--> statement-breakpoint
CREATE INDEX "repairs_title_search" ON "repairs" USING gin (folded("title") gin_trgm_ops);