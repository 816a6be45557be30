CREATE TABLE "pictures" (
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "pictures_store_id_name_pk" PRIMARY KEY("store_id","name")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;