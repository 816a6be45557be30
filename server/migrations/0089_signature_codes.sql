CREATE TABLE "signature_codes" (
	"store_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"strokes" jsonb,
	"expires_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signature_codes_store_id_staff_id_pk" PRIMARY KEY("store_id","staff_id"),
	CONSTRAINT "signature_codes_token" UNIQUE("store_id","token")
);
--> statement-breakpoint
ALTER TABLE "signature_codes" ADD CONSTRAINT "signature_codes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;