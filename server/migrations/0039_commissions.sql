CREATE TABLE "commission_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"staff_id" uuid,
	"role" text,
	"kind" text NOT NULL,
	"rate_kind" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	"note" text,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rules_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "commission_rules_are_of_one" CHECK (("commission_rules"."staff_id" is null) <> ("commission_rules"."role" is null))
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"event" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"day" date NOT NULL,
	"month" text GENERATED ALWAYS AS (extract(year from day)::text || '-' || lpad(extract(month from day)::text, 2, '0')) STORED NOT NULL,
	"order_id" uuid NOT NULL,
	"order_no" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"net" bigint NOT NULL,
	"rule_id" uuid NOT NULL,
	"rate_kind" text NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"transaction_id" uuid NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissions_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "commissions_are_some" CHECK ("commissions"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_store_id_rule_id_commission_rules_store_id_id_fk" FOREIGN KEY ("store_id","rule_id") REFERENCES "public"."commission_rules"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_store_id_transaction_id_transactions_store_id_id_fk" FOREIGN KEY ("store_id","transaction_id") REFERENCES "public"."transactions"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rules_by_day" ON "commission_rules" USING btree ("store_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "commissions_by_day" ON "commissions" USING btree ("store_id","day","id");--> statement-breakpoint
CREATE INDEX "commissions_by_person" ON "commissions" USING btree ("store_id","staff_id","month","day");--> statement-breakpoint
CREATE INDEX "commissions_by_month" ON "commissions" USING btree ("store_id","month","location_id");--> statement-breakpoint
CREATE INDEX "commissions_by_order" ON "commissions" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "commissions_by_amount" ON "commissions" USING btree ("store_id","amount","id");--> statement-breakpoint
CREATE TRIGGER commission_rules_only_grow BEFORE UPDATE OR DELETE ON "commission_rules" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER commission_rules_stay BEFORE TRUNCATE ON "commission_rules" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER commissions_only_grow BEFORE UPDATE OR DELETE ON "commissions" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER commissions_stay BEFORE TRUNCATE ON "commissions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
