DROP INDEX "stock_count_serials";--> statement-breakpoint
ALTER TABLE "stock_count_lines" DROP CONSTRAINT "stock_count_lines_count_id_item_id_pk";--> statement-breakpoint
ALTER TABLE "stock_count_entries" ALTER COLUMN "item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_store_id_count_id_item_id_pk" PRIMARY KEY("store_id","count_id","item_id");--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD COLUMN "is_undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD COLUMN "value" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_serials" ON "stock_count_entries" USING btree ("count_id","serial") WHERE not "stock_count_entries"."is_undone" and "stock_count_entries"."problem" is null;--> statement-breakpoint
ALTER TABLE "stock_count_entries" ADD CONSTRAINT "stock_count_entries_count_id_position_unique" UNIQUE("count_id","position");