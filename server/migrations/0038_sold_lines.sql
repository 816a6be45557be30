CREATE TABLE "sold_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sold_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"day" date NOT NULL,
	"location_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid,
	"repair_id" uuid,
	"vendor_id" uuid,
	"staff_id" uuid,
	"orders" integer DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"net" bigint NOT NULL,
	"cost" bigint
);
--> statement-breakpoint
ALTER TABLE "sold_lines" ADD CONSTRAINT "sold_lines_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_lines_by_day" ON "sold_lines" USING btree ("store_id","day","location_id","kind");--> statement-breakpoint
CREATE TRIGGER sold_lines_only_grow BEFORE UPDATE OR DELETE ON "sold_lines" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER sold_lines_stay BEFORE TRUNCATE ON "sold_lines" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
