CREATE TABLE "sessions" (
	"store_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"auth_time" bigint NOT NULL,
	"browser" text,
	"system" text,
	"address" text,
	"last_seen_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_date" timestamp (3) with time zone,
	"outlived_date" timestamp (3) with time zone,
	CONSTRAINT "sessions_store_id_staff_id_auth_time_pk" PRIMARY KEY("store_id","staff_id","auth_time")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE cascade ON UPDATE no action;