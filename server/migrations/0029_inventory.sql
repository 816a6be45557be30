CREATE TABLE "stock_count_entries" (
	"store_id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"quantity" integer NOT NULL,
	"serial" text,
	"counted_date" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_count_entries_count_id_key_pk" PRIMARY KEY("count_id","key")
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"store_id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"snapshot" integer NOT NULL,
	"expected" integer,
	"counted" integer,
	CONSTRAINT "stock_count_lines_count_id_item_id_pk" PRIMARY KEY("count_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"location_id" integer NOT NULL,
	"kind" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"note" text,
	"applied_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_counts_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "stock_counts_store_id_number_unique" UNIQUE("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "appointment_parts" (
	"store_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"needed" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_parts_appointment_id_item_id_pk" PRIMARY KEY("appointment_id","item_id"),
	CONSTRAINT "appointment_parts_are_there" CHECK ("appointment_parts"."reserved" >= 0 and "appointment_parts"."used" >= 0 and "appointment_parts"."needed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "repair_parts" (
	"store_id" uuid NOT NULL,
	"repair_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "repair_parts_repair_id_item_id_pk" PRIMARY KEY("repair_id","item_id"),
	CONSTRAINT "repair_parts_are_some" CHECK ("repair_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"store_id" uuid NOT NULL,
	"purchase_order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"unit_cost" integer NOT NULL,
	CONSTRAINT "purchase_order_lines_purchase_order_id_item_id_pk" PRIMARY KEY("purchase_order_id","item_id"),
	CONSTRAINT "purchase_order_lines_are_some" CHECK ("purchase_order_lines"."quantity" > 0 and "purchase_order_lines"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"supplier_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"reference" text,
	"expected_date" date,
	"note" text,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"ordered_date" timestamp (3) with time zone,
	"received_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_orders_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "purchase_orders_store_id_number_unique" UNIQUE("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'PART' NOT NULL,
	"sku" text,
	"barcode" text,
	"is_serialized" boolean DEFAULT false NOT NULL,
	"product_id" uuid,
	"supplier_id" uuid,
	"cost" integer,
	"price" integer,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"low_stock" integer,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "items_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "items_store_id_sku_unique" UNIQUE("store_id","sku"),
	CONSTRAINT "items_store_id_barcode_unique" UNIQUE("store_id","barcode")
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"unit_cost" integer,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"serials" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"note" text,
	"source" text,
	"source_id" uuid,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "movements_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "serials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"state" text NOT NULL,
	"location_id" integer,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "serials_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "serials_store_id_serial_unique" UNIQUE("store_id","serial"),
	CONSTRAINT "serials_place" CHECK (("serials"."state" = 'IN_STOCK') = ("serials"."location_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_stock" integer,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "stock_place" UNIQUE("store_id","item_id","location_id"),
	CONSTRAINT "stock_is_there" CHECK ("stock"."on_hand" >= "stock"."reserved" and "stock"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_steps" (
	"store_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_steps_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"contact" text,
	"email" text,
	"phone" text,
	"website" text,
	"account_number" text,
	"lead_days" integer,
	"note" text,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "transfer_lines" (
	"store_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"serials" text[] DEFAULT '{}' NOT NULL,
	"received_serials" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "transfer_lines_transfer_id_item_id_pk" PRIMARY KEY("transfer_id","item_id"),
	CONSTRAINT "transfer_lines_arrive" CHECK ("transfer_lines"."quantity" >= "transfer_lines"."received" and "transfer_lines"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_location_id" integer NOT NULL,
	"to_location_id" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"note" text,
	"sent_date" timestamp (3) with time zone,
	"received_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "transfers_store_id_number_unique" UNIQUE("store_id","number"),
	CONSTRAINT "transfers_go_elsewhere" CHECK ("transfers"."from_location_id" <> "transfers"."to_location_id")
);
--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD CONSTRAINT "stock_count_entries_store_id_count_id_stock_counts_store_id_id_fk" FOREIGN KEY ("store_id","count_id") REFERENCES "public"."stock_counts"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD CONSTRAINT "stock_count_entries_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_store_id_count_id_stock_counts_store_id_id_fk" FOREIGN KEY ("store_id","count_id") REFERENCES "public"."stock_counts"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_parts" ADD CONSTRAINT "appointment_parts_store_id_appointment_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","appointment_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_parts" ADD CONSTRAINT "appointment_parts_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_parts" ADD CONSTRAINT "repair_parts_store_id_repair_id_repairs_store_id_id_fk" FOREIGN KEY ("store_id","repair_id") REFERENCES "public"."repairs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_parts" ADD CONSTRAINT "repair_parts_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_store_id_purchase_order_id_purchase_orders_store_id_id_fk" FOREIGN KEY ("store_id","purchase_order_id") REFERENCES "public"."purchase_orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_store_id_supplier_id_suppliers_store_id_id_fk" FOREIGN KEY ("store_id","supplier_id") REFERENCES "public"."suppliers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_supplier_id_suppliers_store_id_id_fk" FOREIGN KEY ("store_id","supplier_id") REFERENCES "public"."suppliers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serials" ADD CONSTRAINT "serials_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serials" ADD CONSTRAINT "serials_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serials" ADD CONSTRAINT "serials_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_steps" ADD CONSTRAINT "stock_steps_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_lines" ADD CONSTRAINT "transfer_lines_store_id_transfer_id_transfers_store_id_id_fk" FOREIGN KEY ("store_id","transfer_id") REFERENCES "public"."transfers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_lines" ADD CONSTRAINT "transfer_lines_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_store_id_from_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","from_location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_store_id_to_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","to_location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_entries_by_item" ON "stock_count_entries" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_serials" ON "stock_count_entries" USING btree ("count_id","serial");--> statement-breakpoint
CREATE INDEX "stock_count_lines_by_item" ON "stock_count_lines" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE INDEX "stock_counts_by_date" ON "stock_counts" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "stock_counts_by_location" ON "stock_counts" USING btree ("store_id","location_id","state");--> statement-breakpoint
CREATE INDEX "appointment_parts_waiting" ON "appointment_parts" USING btree ("store_id","item_id","location_id","created_date") WHERE "appointment_parts"."needed" > "appointment_parts"."reserved" + "appointment_parts"."used";--> statement-breakpoint
CREATE INDEX "repair_parts_by_item" ON "repair_parts" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE INDEX "purchase_order_lines_by_item" ON "purchase_order_lines" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_date" ON "purchase_orders" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_supplier" ON "purchase_orders" USING btree ("store_id","supplier_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_location" ON "purchase_orders" USING btree ("store_id","location_id","state");--> statement-breakpoint
CREATE INDEX "items_by_name" ON "items" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "items_by_kind" ON "items" USING btree ("store_id",folded("kind") collate "C","id");--> statement-breakpoint
CREATE INDEX "items_by_sku" ON "items" USING btree ("store_id",folded("sku") collate "C","id");--> statement-breakpoint
CREATE INDEX "items_by_date" ON "items" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "items_by_supplier" ON "items" USING btree ("store_id","supplier_id");--> statement-breakpoint
CREATE INDEX "items_by_product" ON "items" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin (folded("name") gin_trgm_ops,folded("sku") gin_trgm_ops,folded("barcode") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "movements_by_item" ON "movements" USING btree ("store_id","item_id","created_date","id");--> statement-breakpoint
CREATE INDEX "movements_by_location" ON "movements" USING btree ("store_id","location_id","created_date","id");--> statement-breakpoint
CREATE INDEX "movements_by_source" ON "movements" USING btree ("store_id","source_id");--> statement-breakpoint
CREATE INDEX "serials_by_item" ON "serials" USING btree ("store_id","item_id","location_id");--> statement-breakpoint
CREATE INDEX "stock_by_location" ON "stock" USING btree ("store_id","location_id","item_id");--> statement-breakpoint
CREATE INDEX "suppliers_by_name" ON "suppliers" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "suppliers_by_date" ON "suppliers" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "suppliers_search" ON "suppliers" USING gin (folded("name") gin_trgm_ops,folded("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transfer_lines_by_item" ON "transfer_lines" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE INDEX "transfers_by_date" ON "transfers" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "transfers_by_source" ON "transfers" USING btree ("store_id","from_location_id");--> statement-breakpoint
CREATE INDEX "transfers_by_destination" ON "transfers" USING btree ("store_id","to_location_id","state");--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || CASE "code" WHEN 'STAFF' THEN ARRAY['VIEW_INVENTORY'] ELSE ARRAY['VIEW_INVENTORY', 'EDIT_INVENTORY'] END WHERE "code" IN ('ADMIN', 'STORE_OWNER', 'STORE_MANAGER', 'STAFF') AND NOT 'VIEW_INVENTORY' = ANY("permissions");
