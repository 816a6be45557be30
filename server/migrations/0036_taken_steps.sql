ALTER TABLE "stock_steps" RENAME TO "taken_steps";--> statement-breakpoint
ALTER TABLE "taken_steps" DROP CONSTRAINT "stock_steps_store_id_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "taken_steps" DROP CONSTRAINT "stock_steps_store_id_key_pk";--> statement-breakpoint
ALTER TABLE "taken_steps" ADD CONSTRAINT "taken_steps_store_id_key_pk" PRIMARY KEY("store_id","key");--> statement-breakpoint
ALTER TABLE "taken_steps" ADD CONSTRAINT "taken_steps_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;