CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "addons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_warranty" boolean DEFAULT false NOT NULL,
	"warranty" integer,
	"warranty_unit" text,
	"display_order" double precision DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addons_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "appointment_repairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"repair_id" uuid,
	"product_id" uuid,
	"product_name" text NOT NULL,
	"repair_name" text NOT NULL,
	"duration" text NOT NULL,
	"cost" numeric(12, 2),
	"warranty" integer,
	"warranty_unit" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"type" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"customer_note" text,
	"customer_contact_method" text NOT NULL,
	"customer_address_1" text,
	"customer_address_2" text,
	"customer_city" text,
	"customer_state" text,
	"customer_country" text,
	"customer_postcode" text,
	"delivery_method" text NOT NULL,
	"booking_date" date NOT NULL,
	"selected_date" date NOT NULL,
	"selected_start_time" time,
	"selected_end_time" time,
	"status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"quote_status" text,
	"converted" boolean DEFAULT false NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by" text,
	"deleted_date" timestamp (3) with time zone,
	CONSTRAINT "appointments_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"img_src" text,
	"img_alt" text DEFAULT '' NOT NULL,
	"display_order" double precision DEFAULT 0 NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parent_id" uuid,
	"menu_order" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "brands_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "brands_store_id_slug_unique" UNIQUE("store_id","slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"img_src" text,
	"img_alt" text DEFAULT '' NOT NULL,
	"display_order" double precision DEFAULT 0 NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"menu_order" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "categories_store_id_slug_unique" UNIQUE("store_id","slug")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"img_src" text,
	"img_alt" text DEFAULT '' NOT NULL,
	"display_order" double precision DEFAULT 0 NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"other_name" text,
	"brand_id" uuid,
	"model_number" text,
	"sku" text,
	"status" text DEFAULT 'PUBLISHED' NOT NULL,
	"short_description" text,
	"description" text,
	"tax_class" text,
	"shipping_required" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "products_store_id_slug_unique" UNIQUE("store_id","slug")
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" integer,
	"customer_id" uuid,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"customer_note" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"read_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by" text,
	"deleted_date" timestamp (3) with time zone,
	CONSTRAINT "contact_requests_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"address_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"email" text,
	"phone" text,
	"address_1" text NOT NULL,
	"address_2" text,
	"address_3" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"country" text DEFAULT 'CA' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"channel" text NOT NULL,
	"default_contact_method" text NOT NULL,
	"is_guest" boolean DEFAULT false NOT NULL,
	"accepted_terms" boolean DEFAULT false NOT NULL,
	"subscriptions" text[] DEFAULT '{}' NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_methods" (
	"store_id" uuid NOT NULL,
	"code" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contact_methods_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "delivery_methods" (
	"store_id" uuid NOT NULL,
	"code" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_methods_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"store_id" uuid NOT NULL,
	"type" text NOT NULL,
	"language_code" text NOT NULL,
	"code" text NOT NULL,
	"code_text" text NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lookups_store_id_type_language_code_code_pk" PRIMARY KEY("store_id","type","language_code","code")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_recipients" (
	"store_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"resource_type" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"read_date" timestamp (3) with time zone,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_recipients_notification_id_staff_id_pk" PRIMARY KEY("notification_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" integer,
	"message_id" uuid NOT NULL,
	"resource_type" text NOT NULL,
	"customer_message_type" text NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "repairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"duration" text NOT NULL,
	"cost" numeric(12, 2),
	"warranty" integer,
	"warranty_unit" text,
	"img_src" text,
	"display_order" double precision DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by" text,
	"deleted_date" timestamp (3) with time zone,
	CONSTRAINT "repairs_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"shipment_id" text NOT NULL,
	"carrier_id" text NOT NULL,
	"rate_id" text,
	"label_id" text,
	"service_code" text NOT NULL,
	"tracking_number" text,
	"ship_date" date NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_store_id_shipment_id_unique" UNIQUE("store_id","shipment_id")
);
--> statement-breakpoint
CREATE TABLE "features" (
	"store_id" uuid NOT NULL,
	"feature_id" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "features_store_id_feature_id_pk" PRIMARY KEY("store_id","feature_id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"location_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"description" text,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"address_1" text NOT NULL,
	"address_2" text,
	"timezone" text NOT NULL,
	"business_page_link" text,
	"image_url" text,
	"display_order" double precision DEFAULT 0 NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"config" jsonb,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locations_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"store_id" uuid NOT NULL,
	"code" text NOT NULL,
	"code_text" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" integer,
	"uid" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"added_permissions" text[] DEFAULT '{}' NOT NULL,
	"removed_permissions" text[] DEFAULT '{}' NOT NULL,
	"default_locale" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'INVITED' NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"sessions_valid_from" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_uid_unique" UNIQUE("uid"),
	CONSTRAINT "staff_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "staff_store_id_email_unique" UNIQUE("store_id","email")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"business_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"slogan" text,
	"domain" text NOT NULL,
	"tenant_id" text NOT NULL,
	"timezone" text NOT NULL,
	"display_repair_cost" boolean DEFAULT true NOT NULL,
	"send_quote_email" boolean DEFAULT true NOT NULL,
	"send_appointment_email" boolean DEFAULT true NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_domain_unique" UNIQUE("domain"),
	CONSTRAINT "stores_tenant_id_unique" UNIQUE("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "addons" ADD CONSTRAINT "addons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_repairs" ADD CONSTRAINT "appointment_repairs_store_id_appointment_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","appointment_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_repairs" ADD CONSTRAINT "appointment_repairs_store_id_repair_id_repairs_store_id_id_fk" FOREIGN KEY ("store_id","repair_id") REFERENCES "public"."repairs"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_repairs" ADD CONSTRAINT "appointment_repairs_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_store_id_parent_id_brands_store_id_id_fk" FOREIGN KEY ("store_id","parent_id") REFERENCES "public"."brands"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_store_id_category_id_categories_store_id_id_fk" FOREIGN KEY ("store_id","category_id") REFERENCES "public"."categories"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_brand_id_brands_store_id_id_fk" FOREIGN KEY ("store_id","brand_id") REFERENCES "public"."brands"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_methods" ADD CONSTRAINT "contact_methods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD CONSTRAINT "delivery_methods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_store_id_notification_id_notifications_store_id_id_fk" FOREIGN KEY ("store_id","notification_id") REFERENCES "public"."notifications"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_store_id_message_id_messages_store_id_id_fk" FOREIGN KEY ("store_id","message_id") REFERENCES "public"."messages"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_store_id_role_roles_store_id_code_fk" FOREIGN KEY ("store_id","role") REFERENCES "public"."roles"("store_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addons_by_name" ON "addons" USING btree ("store_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "addons_by_order" ON "addons" USING btree ("store_id","display_order","id");--> statement-breakpoint
CREATE INDEX "addons_by_price" ON "addons" USING btree ("store_id","price","id");--> statement-breakpoint
CREATE INDEX "appointment_repairs_by_appointment" ON "appointment_repairs" USING btree ("store_id","appointment_id","position");--> statement-breakpoint
CREATE INDEX "appointment_repairs_by_repair" ON "appointment_repairs" USING btree ("store_id","repair_id");--> statement-breakpoint
CREATE INDEX "appointment_repairs_by_product" ON "appointment_repairs" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "appointments_by_day" ON "appointments" USING btree ("store_id","type","selected_date","id");--> statement-breakpoint
CREATE INDEX "appointments_by_booking" ON "appointments" USING btree ("store_id","type","booking_date","id");--> statement-breakpoint
CREATE INDEX "appointments_by_date" ON "appointments" USING btree ("store_id","type","created_date","id");--> statement-breakpoint
CREATE INDEX "appointments_by_name" ON "appointments" USING btree ("store_id","type",lower("customer_first_name"),lower("customer_last_name"),"id");--> statement-breakpoint
CREATE INDEX "appointments_by_location" ON "appointments" USING btree ("store_id","location_id","selected_date");--> statement-breakpoint
CREATE INDEX "appointments_by_email" ON "appointments" USING btree ("store_id",lower("customer_email"));--> statement-breakpoint
CREATE INDEX "appointments_customer_search" ON "appointments" USING gin ("customer_first_name" gin_trgm_ops,"customer_last_name" gin_trgm_ops,"customer_email" gin_trgm_ops,"customer_phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "brands" USING btree ("store_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "brands_by_order" ON "brands" USING btree ("store_id","display_order","id");--> statement-breakpoint
CREATE INDEX "brands_by_date" ON "brands" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "categories_by_name" ON "categories" USING btree ("store_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "categories_by_order" ON "categories" USING btree ("store_id","display_order","id");--> statement-breakpoint
CREATE INDEX "categories_by_date" ON "categories" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "product_categories_by_category" ON "product_categories" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("store_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_by_order" ON "products" USING btree ("store_id","display_order","id");--> statement-breakpoint
CREATE INDEX "products_by_date" ON "products" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("store_id","brand_id");--> statement-breakpoint
CREATE INDEX "products_name_search" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_requests_by_date" ON "contact_requests" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "contact_requests_by_read_date" ON "contact_requests" USING btree ("store_id","read_date","id");--> statement-breakpoint
CREATE INDEX "contact_requests_by_location" ON "contact_requests" USING btree ("store_id","location_id","created_date");--> statement-breakpoint
CREATE INDEX "contact_requests_by_customer" ON "contact_requests" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "contact_requests_search" ON "contact_requests" USING gin ("customer_first_name" gin_trgm_ops,"customer_last_name" gin_trgm_ops,"customer_email" gin_trgm_ops,"customer_phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "addresses" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id","address_type") WHERE "addresses"."is_default" and not "addresses"."is_voided";--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("store_id",lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "customers_by_date" ON "customers" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("store_id",lower("email"));--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("first_name" gin_trgm_ops,"last_name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notification_recipients_by_date" ON "notification_recipients" USING btree ("store_id","staff_id","created_date","notification_id");--> statement-breakpoint
CREATE INDEX "notification_recipients_by_read_date" ON "notification_recipients" USING btree ("store_id","staff_id","read_date","notification_id");--> statement-breakpoint
CREATE INDEX "notification_recipients_unread" ON "notification_recipients" USING btree ("store_id","staff_id") WHERE not "notification_recipients"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_by_message" ON "notifications" USING btree ("store_id","message_id");--> statement-breakpoint
CREATE INDEX "repairs_by_title" ON "repairs" USING btree ("store_id",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "repairs_by_cost" ON "repairs" USING btree ("store_id","cost","id");--> statement-breakpoint
CREATE INDEX "repairs_by_order" ON "repairs" USING btree ("store_id","display_order","id");--> statement-breakpoint
CREATE INDEX "repairs_by_date" ON "repairs" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "repairs_by_product" ON "repairs" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "repairs_title_search" ON "repairs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_by_ship_date" ON "shipments" USING btree ("store_id","ship_date","id");--> statement-breakpoint
CREATE INDEX "shipments_by_date" ON "shipments" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "staff_store_id_last_name_index" ON "staff" USING btree ("store_id","last_name");