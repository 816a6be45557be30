CREATE TABLE "status_links" (
	"store_id" uuid NOT NULL,
	"token" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp (3) with time zone,
	"ended_date" timestamp (3) with time zone,
	CONSTRAINT "status_links_store_id_token_pk" PRIMARY KEY("store_id","token")
);
--> statement-breakpoint
ALTER TABLE "status_links" ADD CONSTRAINT "status_links_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_links_by_ticket" ON "status_links" USING btree ("store_id","ticket_id");