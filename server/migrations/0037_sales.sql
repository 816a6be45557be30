CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid,
	"repair_id" uuid,
	"addon_id" uuid,
	"product_id" uuid,
	"name" text NOT NULL,
	"sku" text,
	"quantity" integer NOT NULL,
	"serials" text[] DEFAULT '{}' NOT NULL,
	"list_price" bigint,
	"unit_price" bigint NOT NULL,
	"price_reason" text,
	"discount_kind" text DEFAULT 'AMOUNT' NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"warranty" integer,
	"warranty_unit" text,
	"staff_id" uuid,
	"returned" integer DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_lines_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "order_lines_are_some" CHECK ("order_lines"."quantity" > 0 and "order_lines"."returned" between 0 and "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"order_no" integer NOT NULL,
	"location_id" integer NOT NULL,
	"order_date" date NOT NULL,
	"channel" text NOT NULL,
	"vendor_id" uuid,
	"customer_id" uuid,
	"customer_first_name" text,
	"customer_last_name" text,
	"customer_email" text,
	"customer_phone" text,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"appointment_id" uuid,
	"discount_kind" text DEFAULT 'AMOUNT' NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"shipping_fee" bigint DEFAULT 0 NOT NULL,
	"include_tax" boolean DEFAULT false NOT NULL,
	"tax_class" text DEFAULT 'STANDARD' NOT NULL,
	"apply_wholesale" boolean DEFAULT false NOT NULL,
	"note" text,
	"order_status" text DEFAULT 'PENDING' NOT NULL,
	"payment_status" text DEFAULT 'UNPAID' NOT NULL,
	"payment_method" text,
	"payment_date" timestamp (3) with time zone,
	"subtotal" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"total_before_tax" bigint NOT NULL,
	"taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gst_hst" bigint NOT NULL,
	"pst_rst_qst" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"completed_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "orders_store_id_order_no_unique" UNIQUE("store_id","order_no"),
	CONSTRAINT "orders_add_up" CHECK ("orders"."total" = "orders"."total_before_tax" + "orders"."gst_hst" + "orders"."pst_rst_qst"),
	CONSTRAINT "orders_are_paid_once" CHECK ("orders"."paid" >= "orders"."refunded" and "orders"."refunded" >= 0 and "orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"balance" text,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"tendered" bigint,
	"change" bigint DEFAULT 0 NOT NULL,
	"reference" text,
	"reason" text,
	"payment_id" uuid,
	"register_id" uuid,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "payments_are_some" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_go_back_once" CHECK ("payments"."refunded" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_customer_id_kind_pk" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "balances_are_no_debts" CHECK ("balances"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"store_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"location_id" integer NOT NULL,
	"customer_id" uuid,
	"register_id" uuid,
	CONSTRAINT "entries_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "entries_are_some" CHECK ("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"location_id" integer NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"float" bigint NOT NULL,
	"closed_with" bigint,
	"counted" bigint,
	"difference" bigint,
	"denominations" jsonb,
	"note" text,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"opened_by" text,
	"closed_by" text,
	"closed_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registers_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "registers_store_id_number_unique" UNIQUE("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"location_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"customer_id" uuid,
	"order_id" uuid,
	"payment_id" uuid,
	"register_id" uuid,
	"trade_request_id" uuid,
	"reversal_of" uuid,
	"note" text,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "gst_hst_number" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pst_rst_qst_number" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "wholesale_price" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_item_id_items_store_id_id_fk" FOREIGN KEY ("store_id","item_id") REFERENCES "public"."items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_repair_id_repairs_store_id_id_fk" FOREIGN KEY ("store_id","repair_id") REFERENCES "public"."repairs"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_addon_id_addons_store_id_id_fk" FOREIGN KEY ("store_id","addon_id") REFERENCES "public"."addons"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_appointment_id_appointments_store_id_id_fk" FOREIGN KEY ("store_id","appointment_id") REFERENCES "public"."appointments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_payment_id_payments_store_id_id_fk" FOREIGN KEY ("store_id","payment_id") REFERENCES "public"."payments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_store_id_transaction_id_transactions_store_id_id_fk" FOREIGN KEY ("store_id","transaction_id") REFERENCES "public"."transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_store_id_register_id_registers_store_id_id_fk" FOREIGN KEY ("store_id","register_id") REFERENCES "public"."registers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registers" ADD CONSTRAINT "registers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registers" ADD CONSTRAINT "registers_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_store_id_register_id_registers_store_id_id_fk" FOREIGN KEY ("store_id","register_id") REFERENCES "public"."registers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_store_id_reversal_of_transactions_store_id_id_fk" FOREIGN KEY ("store_id","reversal_of") REFERENCES "public"."transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_by_order" ON "order_lines" USING btree ("store_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_item" ON "order_lines" USING btree ("store_id","item_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_repair" ON "order_lines" USING btree ("store_id","repair_id");--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("store_id","order_date","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("store_id","order_status","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("store_id","payment_status","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_location" ON "orders" USING btree ("store_id","location_id","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("store_id","customer_id","created_date");--> statement-breakpoint
CREATE INDEX "orders_by_vendor" ON "orders" USING btree ("store_id","vendor_id","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("store_id","total","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_appointment" ON "orders" USING btree ("store_id","appointment_id") WHERE "orders"."order_status" not in ('REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "orders_customer_search" ON "orders" USING gin (folded("customer_first_name") gin_trgm_ops,folded("customer_last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("store_id","order_id","created_date");--> statement-breakpoint
CREATE INDEX "payments_by_date" ON "payments" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "entries_by_day" ON "entries" USING btree ("store_id","day","account","location_id","amount");--> statement-breakpoint
CREATE INDEX "entries_by_register" ON "entries" USING btree ("store_id","register_id") WHERE "entries"."register_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_by_customer" ON "entries" USING btree ("store_id","customer_id","account") WHERE "entries"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "registers_open_once" ON "registers" USING btree ("store_id","location_id",lower("name")) WHERE "registers"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "registers_by_location" ON "registers" USING btree ("store_id","location_id","number");--> statement-breakpoint
CREATE INDEX "transactions_by_date" ON "transactions" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "transactions_by_day" ON "transactions" USING btree ("store_id","day","id");--> statement-breakpoint
CREATE INDEX "transactions_by_kind" ON "transactions" USING btree ("store_id","kind","created_date");--> statement-breakpoint
CREATE INDEX "transactions_by_location" ON "transactions" USING btree ("store_id","location_id","created_date");--> statement-breakpoint
CREATE INDEX "transactions_by_order" ON "transactions" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "transactions_by_customer" ON "transactions" USING btree ("store_id","customer_id","created_date");--> statement-breakpoint
CREATE INDEX "transactions_by_register" ON "transactions" USING btree ("store_id","register_id","created_date");--> statement-breakpoint
CREATE INDEX "transactions_by_person" ON "transactions" USING btree ("store_id","created_by","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reversed_once" ON "transactions" USING btree ("store_id","reversal_of");--> statement-breakpoint
CREATE FUNCTION entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM added GROUP BY transaction_id HAVING sum(amount) <> 0) THEN
		RAISE EXCEPTION 'The entries of a transaction are not nought together' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER entries_balance AFTER INSERT ON "entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_balance();--> statement-breakpoint
CREATE TRIGGER entries_only_grow BEFORE UPDATE OF "store_id", "transaction_id", "position", "account", "amount", "day", "location_id", "register_id" OR DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER entries_stay BEFORE TRUNCATE ON "entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER transactions_only_grow BEFORE UPDATE OF "store_id", "kind", "location_id", "day", "amount", "currency", "order_id", "payment_id", "register_id", "reversal_of" OR DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER transactions_stay BEFORE TRUNCATE ON "transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
UPDATE "roles" SET "permissions" = ARRAY(SELECT DISTINCT unnest("permissions" || CASE "code" WHEN 'STAFF' THEN ARRAY['EDIT_ORDER', 'EDIT_REGISTER'] WHEN 'STORE_MANAGER' THEN ARRAY['EDIT_ORDER', 'CHANGE_PRICE', 'REFUND_ORDER', 'VIEW_WALLET', 'EDIT_REGISTER', 'VIEW_REPORTS', 'EDIT_TRADE'] ELSE ARRAY['EDIT_ORDER', 'CHANGE_PRICE', 'REFUND_ORDER', 'VIEW_WALLET', 'EDIT_REGISTER', 'VIEW_REPORTS', 'EDIT_COMMISSIONS', 'EDIT_TRADE'] END)) WHERE "code" IN ('ADMIN', 'STORE_OWNER', 'STORE_MANAGER', 'STAFF');
