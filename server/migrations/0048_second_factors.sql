CREATE TABLE "second_factors" (
	"store_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factors_store_id_staff_id_state_pk" PRIMARY KEY("store_id","staff_id","state")
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "demands_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "second_factor_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_store_id_staff_id_staff_store_id_id_fk" FOREIGN KEY ("store_id","staff_id") REFERENCES "public"."staff"("store_id","id") ON DELETE cascade ON UPDATE no action;