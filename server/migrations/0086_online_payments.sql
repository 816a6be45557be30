CREATE TABLE "asked_deposits" (
	"store_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_by" text,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asked_deposits_store_id_ticket_id_pk" PRIMARY KEY("store_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "online_payment_settings" (
	"store_id" uuid NOT NULL,
	"way" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"key" text,
	"webhook_secret" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "online_payment_settings_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE TABLE "paymentAttempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" integer NOT NULL,
	"ticket_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"amount" integer NOT NULL,
	"excess" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"reason" text,
	"state_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_by" text,
	"modified_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"session_id" text,
	"session_url" text,
	CONSTRAINT "paymentAttempts_store_id_id_unique" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "sample_payments" (
	"store_id" uuid NOT NULL,
	"id" text NOT NULL,
	"key" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"expires_date" timestamp (3) with time zone NOT NULL,
	"created_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_payments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "asked_deposits" ADD CONSTRAINT "asked_deposits_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_deposits" ADD CONSTRAINT "asked_deposits_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_payment_settings" ADD CONSTRAINT "online_payment_settings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paymentAttempts" ADD CONSTRAINT "paymentAttempts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paymentAttempts" ADD CONSTRAINT "paymentAttempts_store_id_ticket_id_tickets_store_id_id_fk" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."tickets"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paymentAttempts" ADD CONSTRAINT "paymentAttempts_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_payments" ADD CONSTRAINT "sample_payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paymentAttempts_by_date" ON "paymentAttempts" USING btree ("store_id","created_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "paymentAttempts" USING btree ("store_id","ticket_id") WHERE "paymentAttempts"."state" in ('CREATED', 'UNKNOWN', 'OPEN', 'PENDING');--> statement-breakpoint
CREATE INDEX "payment_attempts_by_ticket" ON "paymentAttempts" USING btree ("store_id","ticket_id","created_date");--> statement-breakpoint
CREATE UNIQUE INDEX "sample_payments_by_key" ON "sample_payments" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "sample_payments_by_date" ON "sample_payments" USING btree ("store_id","created_date");