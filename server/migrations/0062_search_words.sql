CREATE FUNCTION search_words(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH given AS (SELECT translate(value, '’‘ʼ´`′', '''''''''''''') AS value),
	forms AS (
		SELECT
			public.folded(regexp_replace(value, '([a-z])([A-Z])', '\1 \2', 'g')) AS parts,
			regexp_replace(public.folded(value), '[''‐‑‒–—−._-]+', '', 'g') AS joined,
			CASE WHEN btrim(value) ~ '^\+?[0-9][0-9\s().x/-]{5,}$' THEN regexp_replace(regexp_replace(value, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1 1\1') ELSE '' END AS digits
		FROM given
	),
	words AS (
		SELECT
			btrim(regexp_replace(parts, signs, ' ', 'g')) AS parts,
			btrim(regexp_replace(joined, signs, ' ', 'g')) AS joined,
			digits
		FROM forms, (VALUES ('[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe00-\ufe1f\uff00-\uff0f\U0001f000-\U0001faff]+')) AS text(signs)
	)
	SELECT ' ' || regexp_replace(regexp_replace(parts, '([0-9])(?=[^0-9 ])', '\1 ', 'g'), '([^0-9 ])(?=[0-9])', '\1 ', 'g') || ' ' || joined || ' ' || digits || ' ' FROM words
$$;--> statement-breakpoint
DROP INDEX "appointments_customer_search";--> statement-breakpoint
DROP INDEX "addons_name_search";--> statement-breakpoint
DROP INDEX "brands_name_search";--> statement-breakpoint
DROP INDEX "categories_name_search";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "contact_requests_search";--> statement-breakpoint
DROP INDEX "customers_text_search";--> statement-breakpoint
DROP INDEX "customers_search";--> statement-breakpoint
DROP INDEX "items_search";--> statement-breakpoint
DROP INDEX "serials_search";--> statement-breakpoint
DROP INDEX "suppliers_search";--> statement-breakpoint
DROP INDEX "global_brands_name_search";--> statement-breakpoint
DROP INDEX "global_products_name_search";--> statement-breakpoint
DROP INDEX "mailTemplates_name_search";--> statement-breakpoint
DROP INDEX "repairs_title_search";--> statement-breakpoint
DROP INDEX "orders_customer_search";--> statement-breakpoint
DROP INDEX "shipments_search";--> statement-breakpoint
DROP INDEX "trade_requests_search";--> statement-breakpoint
CREATE INDEX "appointments_customer_search" ON "appointments" USING gin (search_words("customer_first_name") gin_trgm_ops,search_words("customer_last_name") gin_trgm_ops,search_words("customer_email") gin_trgm_ops,search_words("customer_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addons_name_search" ON "addons" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brands_name_search" ON "brands" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_name_search" ON "categories" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin (search_words("name") gin_trgm_ops,search_words("sku") gin_trgm_ops,search_words("model_number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_search" ON "contact_requests" USING gin (search_words("customer_first_name") gin_trgm_ops,search_words("customer_last_name") gin_trgm_ops,search_words("customer_email") gin_trgm_ops,search_words("customer_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_text_search" ON "customers" USING gin (((search_words("first_name" || ' ' || "last_name" || ' ' || "email") || coalesce(search_words("phone"), ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin (search_words("first_name") gin_trgm_ops,search_words("last_name") gin_trgm_ops,search_words("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin (search_words("name") gin_trgm_ops,search_words("sku") gin_trgm_ops,search_words("barcode") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "serials_search" ON "serials" USING gin (search_words("serial") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suppliers_search" ON "suppliers" USING gin (search_words("name") gin_trgm_ops,search_words("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "global_brands_name_search" ON "global_brands" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "global_products_name_search" ON "global_products" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mailTemplates_name_search" ON "mailTemplates" USING gin (search_words("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "repairs_title_search" ON "repairs" USING gin (search_words("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_customer_search" ON "orders" USING gin (search_words("customer_first_name") gin_trgm_ops,search_words("customer_last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin (search_words("recipient") gin_trgm_ops,search_words("tracking_number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trade_requests_search" ON "trade_requests" USING gin (search_words("customer_first_name") gin_trgm_ops,search_words("customer_last_name") gin_trgm_ops,search_words("customer_email") gin_trgm_ops,search_words("customer_phone") gin_trgm_ops,search_words("serial") gin_trgm_ops);