CREATE TABLE "customer_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"given_date" date NOT NULL,
	"merge_id" uuid,
	"recorded_by" text,
	"recorded_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_aliases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"merge_id" uuid,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"merged_by" text NOT NULL,
	"merged_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_date" timestamp (3) with time zone,
	"snapshot" jsonb,
	CONSTRAINT "customer_merges_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "forgotten_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_aliases" ADD CONSTRAINT "customer_aliases_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_consents_by_customer" ON "customer_consents" USING btree ("store_id","customer_id","purpose","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_aliases_once" ON "customer_aliases" USING btree ("customer_id",lower("email"));--> statement-breakpoint
CREATE INDEX "customer_aliases_by_email" ON "customer_aliases" USING btree ("store_id",lower("email"));--> statement-breakpoint
CREATE INDEX "customer_merges_by_kept" ON "customer_merges" USING btree ("store_id","kept_id");--> statement-breakpoint
CREATE INDEX "customer_merges_by_merged" ON "customer_merges" USING btree ("store_id","merged_id");--> statement-breakpoint
CREATE INDEX "customer_merges_undoable" ON "customer_merges" USING btree ("store_id","merged_date") WHERE "customer_merges"."snapshot" is not null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_customer" ON "appointments" USING btree ("store_id","customer_id","created_date");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("store_id",right(regexp_replace(regexp_replace(lower("phone"), '(x|ext).*$', ''), '[^0-9]', '', 'g'), 10));--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Lines of % are only added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER customer_consents_only_grow BEFORE UPDATE OR DELETE ON "customer_consents" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER customer_consents_stay BEFORE TRUNCATE ON "customer_consents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO "customer_consents" ("store_id","customer_id","purpose","state","source","given_date")
	SELECT "store_id","id",'TERMS','GRANTED','BEFORE',"created_date"::date FROM "customers" WHERE "accepted_terms"
	UNION ALL
	SELECT "store_id","id",unnest("subscriptions"),'GRANTED','BEFORE',"created_date"::date FROM "customers";
