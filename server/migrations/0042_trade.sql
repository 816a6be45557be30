CREATE TABLE "trade_identities" (
	"store_id" uuid NOT NULL,
	"trade_request_id" uuid PRIMARY KEY NOT NULL,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"name" text NOT NULL,
	"birth_date" date NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_price_changes" (
	"store_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"storage" text NOT NULL,
	"condition" text NOT NULL,
	"before" bigint,
	"after" bigint,
	CONSTRAINT "trade_price_changes_store_id_import_id_product_id_storage_condition_pk" PRIMARY KEY("store_id","import_id","product_id","storage","condition")
);
--> statement-breakpoint
CREATE TABLE "trade_price_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"file_name" text,
	"created_by" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_date" timestamp (3) with time zone,
	CONSTRAINT "trade_price_imports_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "trade_prices" (
	"store_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"storage" text NOT NULL,
	"condition" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "trade_prices_store_id_version_id_product_id_storage_condition_pk" PRIMARY KEY("store_id","version_id","product_id","storage","condition"),
	CONSTRAINT "trade_prices_are_some" CHECK ("trade_prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"location_id" integer NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"customer_id" uuid,
	"customer_first_name" text,
	"customer_last_name" text,
	"customer_email" text,
	"customer_phone" text,
	"appointment_id" uuid,
	"product_id" uuid NOT NULL,
	"storage" text DEFAULT '' NOT NULL,
	"condition" text NOT NULL,
	"defect_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"serial" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"version_id" uuid,
	"base" bigint,
	"deductions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"manual_offer" bigint,
	"offer_reason" text,
	"offer" bigint,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"offered_date" timestamp (3) with time zone,
	"expires_on" date,
	"expires_date" timestamp (3) with time zone,
	"payout" text,
	"register_id" uuid,
	"item_id" uuid,
	"accepted_date" timestamp (3) with time zone,
	"accepted_by" text,
	"decline_reason" text,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_requests_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "trade_requests_store_id_number_unique" UNIQUE("store_id","number"),
	CONSTRAINT "trade_requests_are_paid" CHECK ("trade_requests"."state" <> 'ACCEPTED' or ("trade_requests"."offer" >= 0 and "trade_requests"."payout" is not null and "trade_requests"."item_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "trade_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"offer_days" integer NOT NULL,
	"needs_identity" boolean NOT NULL,
	"minimum_age" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"valid_from" date NOT NULL,
	"note" text,
	"deductions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"copied_from_id" uuid,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_versions_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "trade_versions_store_id_number_unique" UNIQUE("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "trade_identities" ADD CONSTRAINT "trade_identities_store_id_trade_request_id_trade_requests_store_id_id_fk" FOREIGN KEY ("store_id","trade_request_id") REFERENCES "public"."trade_requests"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_price_changes" ADD CONSTRAINT "trade_price_changes_store_id_import_id_trade_price_imports_store_id_id_fk" FOREIGN KEY ("store_id","import_id") REFERENCES "public"."trade_price_imports"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_price_imports" ADD CONSTRAINT "trade_price_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_price_imports" ADD CONSTRAINT "trade_price_imports_store_id_version_id_trade_versions_store_id_id_fk" FOREIGN KEY ("store_id","version_id") REFERENCES "public"."trade_versions"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_prices" ADD CONSTRAINT "trade_prices_store_id_version_id_trade_versions_store_id_id_fk" FOREIGN KEY ("store_id","version_id") REFERENCES "public"."trade_versions"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_prices" ADD CONSTRAINT "trade_prices_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_appointment_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","appointment_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_version_id_trade_versions_store_id_id_fk" FOREIGN KEY ("store_id","version_id") REFERENCES "public"."trade_versions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_register_id_registers_store_id_id_fk" FOREIGN KEY ("store_id","register_id") REFERENCES "public"."registers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_requests" ADD CONSTRAINT "trade_requests_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_settings" ADD CONSTRAINT "trade_settings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_versions" ADD CONSTRAINT "trade_versions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_versions" ADD CONSTRAINT "trade_versions_store_id_copied_from_id_trade_versions_store_id_id_fk" FOREIGN KEY ("store_id","copied_from_id") REFERENCES "public"."trade_versions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_price_imports_by_date" ON "trade_price_imports" USING btree ("store_id","version_id","created_date");--> statement-breakpoint
CREATE INDEX "trade_prices_by_product" ON "trade_prices" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "trade_requests_by_date" ON "trade_requests" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "trade_requests_by_offer" ON "trade_requests" USING btree ("store_id","offer","id");--> statement-breakpoint
CREATE INDEX "trade_requests_by_state" ON "trade_requests" USING btree ("store_id","state","number");--> statement-breakpoint
CREATE INDEX "trade_requests_by_location" ON "trade_requests" USING btree ("store_id","location_id","number");--> statement-breakpoint
CREATE INDEX "trade_requests_by_customer" ON "trade_requests" USING btree ("store_id","customer_id","created_date");--> statement-breakpoint
CREATE INDEX "trade_requests_by_product" ON "trade_requests" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "trade_requests_search" ON "trade_requests" USING gin (folded("customer_first_name") gin_trgm_ops,folded("customer_last_name") gin_trgm_ops,folded("customer_email") gin_trgm_ops,folded("customer_phone") gin_trgm_ops,folded("serial") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "trade_versions_by_day" ON "trade_versions" USING btree ("store_id","valid_from");