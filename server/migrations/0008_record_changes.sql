CREATE TABLE "record_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"model" text NOT NULL,
	"record_id" text NOT NULL,
	"action" text NOT NULL,
	"origin" text,
	"changed_by" text NOT NULL,
	"changed_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"kept" jsonb
);
--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_by_record" ON "record_changes" USING btree ("store_id","model","record_id","id");--> statement-breakpoint
CREATE INDEX "record_changes_by_date" ON "record_changes" USING btree ("store_id","changed_date");