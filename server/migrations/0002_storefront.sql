CREATE TABLE "config_versions" (
	"store_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"config" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"restored" integer,
	"saved_by" text,
	"saved_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "config_versions_store_id_version_pk" PRIMARY KEY("store_id","version")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"store_id" uuid NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_store_id_type_slug_pk" PRIMARY KEY("store_id","type","slug")
);
--> statement-breakpoint
ALTER TABLE "config_versions" ADD CONSTRAINT "config_versions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;