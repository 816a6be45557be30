CREATE OR REPLACE FUNCTION search_words(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	given text; joined text; parts text; digits text := '';
	signs text := '[^a-z0-9]+';
BEGIN
	IF value IS NULL OR value ~ '^[A-Z]?[a-z]*$' THEN RETURN ' ' || lower(value) || ' '; END IF;
	IF octet_length(value) = length(value) THEN
		given := translate(value, '`', '''');
		joined := lower(given);
		parts := CASE WHEN given ~ '[a-z][A-Z]' THEN lower(regexp_replace(given, '([a-z])([A-Z])', '\1 \2', 'g')) ELSE joined END;
	ELSE
		given := translate(value, '’‘ʼ´`′', '''''''''''''');
		joined := public.folded(given);
		parts := CASE WHEN given ~ '[a-z][A-Z]' THEN public.folded(regexp_replace(given, '([a-z])([A-Z])', '\1 \2', 'g')) ELSE joined END;
		IF joined ~ '[^\u0001-\u007f]' OR parts ~ '[^\u0001-\u007f]' THEN
			signs := '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe00-\ufe1f\uff00-\uff0f\U0001f000-\U0001faff]+';
			joined := translate(joined, '‐‑‒–—−', '------');
		END IF;
	END IF;
	joined := btrim(regexp_replace(translate(joined, '''-._', ''), signs, ' ', 'g'));
	parts := btrim(regexp_replace(parts, signs, ' ', 'g'));
	IF parts ~ '[0-9]' THEN
		parts := regexp_replace(regexp_replace(parts, '([0-9])([^0-9 ])', '\1 \2', 'g'), '([^0-9 ])([0-9])', '\1 \2', 'g');
		IF btrim(value) ~ '^\+?[0-9][0-9\s().x/-]{5,}$' THEN
			digits := regexp_replace(regexp_replace(value, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1 1\1');
		END IF;
	END IF;
	RETURN ' ' || joined || ' ' || CASE WHEN parts = joined THEN '' ELSE parts || ' ' END || digits || ' ';
END
$$;--> statement-breakpoint
CREATE FUNCTION search_code(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
	RETURN '=' || regexp_replace(translate(public.folded(value), ',;|', '==='), '[^a-z0-9=]+', '', 'g') || '=';
END
$$;--> statement-breakpoint
DROP INDEX "customers_text_search";--> statement-breakpoint
DROP INDEX "addons_name_search";--> statement-breakpoint
DROP INDEX "brands_name_search";--> statement-breakpoint
DROP INDEX "categories_name_search";--> statement-breakpoint
DROP INDEX "suppliers_search";--> statement-breakpoint
DROP INDEX "repairs_title_search";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "items_search";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("first_name", '') || ' ' || coalesce("last_name", '')) || coalesce(search_words("email"), '') || coalesce(search_words("phone"), '') || coalesce(search_code("email"), '') || coalesce(search_code("phone"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("first_name", '') || ' ' || coalesce("last_name", '')) || coalesce(search_words("email"), '') || coalesce(search_words("phone"), '') || coalesce(search_code("email"), '') || coalesce(search_code("phone"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", '')) || coalesce(search_words("other_name"), '') || coalesce(search_words("model_number"), '') || coalesce(search_words("sku"), '') || coalesce(search_code("model_number"), '') || coalesce(search_code("sku"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", '')) || coalesce(search_words("sku"), '') || coalesce(search_words("barcode"), '') || coalesce(search_code("sku"), '') || coalesce(search_code("barcode"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "serials" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("serial", '')) || coalesce(search_code("serial"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("name", '')) || coalesce(search_words("email"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("number"::text, '')) || coalesce(search_code("number"::text), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("number"::text, '')) || coalesce(search_code("number"::text), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("title", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("customer_first_name", '') || ' ' || coalesce("customer_last_name", '')) || coalesce(search_words("customer_email"), '') || coalesce(search_words("customer_phone"), '') || coalesce(search_code("customer_email"), '') || coalesce(search_code("customer_phone"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("order_no"::text, '')) || coalesce(search_words("customer_first_name"), '') || coalesce(search_words("customer_last_name"), '') || coalesce(search_words("customer_email"), '') || coalesce(search_words("customer_phone"), '') || coalesce(search_code("order_no"::text), '') || coalesce(search_code("customer_email"), '') || coalesce(search_code("customer_phone"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("number"::text, '')) || coalesce(search_words("customer_first_name"), '') || coalesce(search_words("customer_last_name"), '') || coalesce(search_words("customer_email"), '') || coalesce(search_words("customer_phone"), '') || coalesce(search_words("serial"), '') || coalesce(search_code("number"::text), '') || coalesce(search_code("customer_phone"), '') || coalesce(search_code("serial"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("recipient", '')) || coalesce(search_words("tracking_number"), '') || coalesce(search_code("tracking_number"), '')) STORED NOT NULL;