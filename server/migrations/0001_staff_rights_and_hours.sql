CREATE TABLE "password_codes" (
	"store_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_date" timestamp (3) with time zone NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_codes_store_id_staff_id_pk" PRIMARY KEY("store_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"store_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"value" text,
	CONSTRAINT "texts_store_id_folder_locale_key_pk" PRIMARY KEY("store_id","folder","locale","key")
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "location_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "permissions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "removed_rights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "settings" jsonb DEFAULT '{"default_locale":"en"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "staff" SET
	"permissions" = (SELECT coalesce(jsonb_agg(jsonb_build_object('permission_id', "code")), '[]') FROM unnest("added_permissions") AS "code"),
	"removed_rights" = (SELECT coalesce(jsonb_agg(jsonb_build_object('permission_id', "code")), '[]') FROM unnest("removed_permissions") AS "code"),
	"settings" = jsonb_build_object('default_locale', "default_locale");--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "added_permissions";--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "removed_permissions";--> statement-breakpoint
ALTER TABLE "staff" DROP COLUMN "default_locale";--> statement-breakpoint
ALTER TABLE "staff" RENAME COLUMN "removed_rights" TO "removed_permissions";--> statement-breakpoint
UPDATE "locations" SET "location_hours" = (
	SELECT jsonb_agg(jsonb_build_object('type', "type", 'day', "day", 'open', null, 'close', null, 'by_appointment_only', false, 'is_voided', false) ORDER BY "type" DESC, "day")
	FROM unnest(array['REGULAR', 'HOLIDAY']) AS "type", generate_series(0, 6) AS "day");
