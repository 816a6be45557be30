CREATE TABLE "chosen_views" (
	"store_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"view_id" uuid,
	CONSTRAINT "chosen_views_store_id_staff_id_resource_pk" PRIMARY KEY("store_id","staff_id","resource")
);
--> statement-breakpoint
CREATE TABLE "savedViews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'MINE' NOT NULL,
	"role" text,
	"staff_id" uuid,
	"filter" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"columns" jsonb,
	"sort" jsonb,
	"page_size" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "savedViews_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "chosen_views" ADD CONSTRAINT "chosen_views_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_views" ADD CONSTRAINT "chosen_views_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savedViews" ADD CONSTRAINT "savedViews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savedViews" ADD CONSTRAINT "savedViews_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "savedViews_by_position" ON "savedViews" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX "savedViews_by_resource" ON "savedViews" USING btree ("store_id","resource");--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || ARRAY['SHARE_VIEWS'] WHERE "code" IN ('ADMIN', 'STORE_OWNER', 'STORE_MANAGER') AND NOT 'SHARE_VIEWS' = ANY("permissions");
