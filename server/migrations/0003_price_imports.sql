CREATE TABLE "price_import_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_import_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"repair_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"version" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"exported_date" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_date" timestamp (3) with time zone,
	CONSTRAINT "price_imports_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "price_import_changes" ADD CONSTRAINT "price_import_changes_store_id_import_id_price_imports_store_id_id_fk" FOREIGN KEY ("store_id","import_id") REFERENCES "public"."price_imports"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_imports" ADD CONSTRAINT "price_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_import_changes_by_import" ON "price_import_changes" USING btree ("store_id","import_id","id");--> statement-breakpoint
CREATE INDEX "price_imports_by_date" ON "price_imports" USING btree ("store_id","created_date");