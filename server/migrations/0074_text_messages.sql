CREATE TABLE "sample_sms" (
	"id" text PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smsNumbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"location_id" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smsNumbers_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "smsNumbers_store_id_phone_unique" UNIQUE("store_id","phone")
);
--> statement-breakpoint
CREATE TABLE "sms_opt_outs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_opt_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"is_stopped" boolean NOT NULL,
	"message_id" uuid,
	"created_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "textMessages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"direction" text NOT NULL,
	"text" text NOT NULL,
	"state" text,
	"segments" integer NOT NULL,
	"number" text NOT NULL,
	"state_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" jsonb,
	"provider_id" text,
	"is_confirmation" boolean DEFAULT false NOT NULL,
	"sending_date" timestamp (3) with time zone,
	CONSTRAINT "textMessages_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"address" text NOT NULL,
	"customer_id" uuid,
	"ticket_id" uuid,
	"state" text NOT NULL,
	"assignee_id" uuid,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_direction" text,
	"last_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS ('^' || search_words(coalesce("address", '')) || coalesce(search_code("address"), '')) STORED NOT NULL,
	CONSTRAINT "threads_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "smsNumbers" ADD CONSTRAINT "smsNumbers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smsNumbers" ADD CONSTRAINT "smsNumbers_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_opt_outs" ADD CONSTRAINT "sms_opt_outs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textMessages" ADD CONSTRAINT "textMessages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textMessages" ADD CONSTRAINT "textMessages_store_id_thread_id_threads_store_id_id_fk" FOREIGN KEY ("store_id","thread_id") REFERENCES "public"."threads"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_store_id_assignee_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","assignee_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_sms_by_date" ON "sample_sms" USING btree ("date");--> statement-breakpoint
CREATE INDEX "smsNumbers_by_name" ON "smsNumbers" USING btree ("store_id",folded("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "smsNumbers_by_date" ON "smsNumbers" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "smsNumbers_search" ON "smsNumbers" USING gin (search_words("name") gin_trgm_ops,search_words("phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sms_numbers_by_phone" ON "smsNumbers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "sms_opt_outs_by_address" ON "sms_opt_outs" USING btree ("store_id","address_hash","id");--> statement-breakpoint
CREATE INDEX "textMessages_by_date" ON "textMessages" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "text_messages_by_thread" ON "textMessages" USING btree ("store_id","thread_id","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_by_provider" ON "textMessages" USING btree ("store_id","provider_id");--> statement-breakpoint
CREATE INDEX "text_messages_by_provider_id" ON "textMessages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "threads_by_last_date" ON "threads" USING btree ("store_id","last_date","id");--> statement-breakpoint
CREATE INDEX "threads_by_customer" ON "threads" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "threads_by_assignee" ON "threads" USING btree ("store_id","assignee_id");--> statement-breakpoint
CREATE INDEX "threads_found" ON "threads" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "threads_once" ON "threads" USING btree ("store_id","location_id","address");--> statement-breakpoint
CREATE INDEX "threads_by_address" ON "threads" USING btree ("store_id","address");--> statement-breakpoint
CREATE INDEX "threads_by_state" ON "threads" USING btree ("store_id","location_id","state","last_date");--> statement-breakpoint
CREATE TRIGGER sms_opt_outs_only_grow BEFORE UPDATE OR DELETE ON "sms_opt_outs" FOR EACH ROW EXECUTE FUNCTION refuse_change();
