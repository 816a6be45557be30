CREATE TABLE "estimate_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"estimate_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"option" integer,
	"name" text NOT NULL,
	"text" text,
	"channel" text NOT NULL,
	"ip" text,
	"offer" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "estimate_answers_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "estimates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"location_id" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"expires_date" timestamp (3) with time zone,
	"message" text,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photo_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"approved_option" integer,
	"sent_date" timestamp (3) with time zone,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"amounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "estimates_store_id_id_unique" UNIQUE("store_id","id"),
	CONSTRAINT "estimates_version" UNIQUE("store_id","ticket_id","version")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "deposit_percent" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "deposit_amount" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "reserve_approved_parts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "estimate_answers" ADD CONSTRAINT "estimate_answers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_answers" ADD CONSTRAINT "estimate_answers_store_id_estimate_id_estimates_store_id_id_fk" FOREIGN KEY ("store_id","estimate_id") REFERENCES "public"."estimates"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_store_id_location_id_locations_store_id_id_fk" FOREIGN KEY ("store_id","location_id") REFERENCES "public"."locations"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "estimate_answers_by_estimate" ON "estimate_answers" USING btree ("store_id","estimate_id","created_date");--> statement-breakpoint
CREATE INDEX "estimates_by_number" ON "estimates" USING btree ("store_id","number","id");--> statement-breakpoint
CREATE INDEX "estimates_by_date" ON "estimates" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE INDEX "estimates_by_expires_date" ON "estimates" USING btree ("store_id","expires_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_approved" ON "estimates" USING btree ("store_id","ticket_id") WHERE "estimates"."state" = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_draft" ON "estimates" USING btree ("store_id","ticket_id") WHERE "estimates"."state" = 'DRAFT';