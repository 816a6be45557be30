CREATE FUNCTION model_keys(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(regexp_split_to_array(regexp_replace(upper(value), '[^A-Z0-9,;|]+', '', 'g'), '[,;|]+'), '')
$$;--> statement-breakpoint
CREATE FUNCTION name_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT trim(regexp_replace(regexp_replace(regexp_replace(replace(public.folded(value), '+', ' plus '),
		'[][ \t\n\r!"#$%&''()*,./:;<=>?@\\^_`{|}~-]+', ' ', 'g'),
		'([a-z]{2,})([0-9])', '\1 \2', 'g'),
		'\y([0-9]+)(st|nd|rd|th)\y', '\1', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION name_marks(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(string_agg(DISTINCT word COLLATE "C", ' ' ORDER BY word COLLATE "C"), '')
	FROM regexp_split_to_table(public.name_key(value), ' ') AS word
	WHERE word ~ '[0-9]' OR length(word) = 1 OR word IN (
		'active', 'air', 'cellular', 'classic', 'cube', 'digital', 'edge', 'fe', 'flip', 'fold', 'go', 'gps', 'lite',
		'max', 'mini', 'neo', 'new', 'nfc', 'note', 'oled', 'plus', 'power', 'prime', 'pro', 'se', 'slim', 'solo',
		'sport', 'studio', 'stylus', 'tab', 'turbo', 'ultra', 'xl', 'xr', 'xs', 'ii', 'iii', 'iv', 'vi', 'vii',
		'viii', 'ix')
$$;--> statement-breakpoint
CREATE TABLE "catalog_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"type" text NOT NULL,
	"duplicates" text NOT NULL,
	"item_ids" jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"existing" integer DEFAULT 0 NOT NULL,
	"linked" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "global_brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"img_src" text,
	"img_alt" text DEFAULT '' NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parent_id" uuid,
	"display_order" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "global_brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "global_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"img_src" text,
	"img_alt" text DEFAULT '' NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"other_name" text,
	"brand_id" uuid,
	"model_number" text,
	CONSTRAINT "global_products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "hidden_global_brands" (
	"store_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "hidden_global_brands_store_id_item_id_pk" PRIMARY KEY("store_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_global_products" (
	"store_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "hidden_global_products_store_id_item_id_pk" PRIMARY KEY("store_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "global_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "global_id" uuid;--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD CONSTRAINT "catalog_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_products" ADD CONSTRAINT "global_products_brand_id_global_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."global_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_global_brands" ADD CONSTRAINT "hidden_global_brands_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_global_brands" ADD CONSTRAINT "hidden_global_brands_item_id_global_brands_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."global_brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_global_products" ADD CONSTRAINT "hidden_global_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_global_products" ADD CONSTRAINT "hidden_global_products_item_id_global_products_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."global_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_imports_by_date" ON "catalog_imports" USING btree ("store_id","created_date");--> statement-breakpoint
CREATE INDEX "global_brands_by_name" ON "global_brands" USING btree (folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "global_brands_by_date" ON "global_brands" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "global_brands_name_search" ON "global_brands" USING gin (folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "global_products_by_name" ON "global_products" USING btree (folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "global_products_by_date" ON "global_products" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "global_products_name_search" ON "global_products" USING gin (folded("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "global_products_by_brand" ON "global_products" USING btree ("brand_id");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_global_id_global_brands_id_fk" FOREIGN KEY ("global_id") REFERENCES "public"."global_brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_global_id_global_products_id_fk" FOREIGN KEY ("global_id") REFERENCES "public"."global_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_by_marks" ON "brands" USING btree ("store_id",name_marks("name"));--> statement-breakpoint
CREATE INDEX "products_by_marks" ON "products" USING btree ("store_id",name_marks("name"));--> statement-breakpoint
CREATE INDEX "products_by_model" ON "products" USING gin (model_keys("model_number"));--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_store_id_global_id_unique" UNIQUE("store_id","global_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_global_id_unique" UNIQUE("store_id","global_id");