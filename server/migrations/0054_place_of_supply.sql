ALTER TABLE "addons" ADD COLUMN "tax_class" text DEFAULT 'STANDARD';--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tax_registrations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_tax_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_exempt_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_exempt_reason" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "tax_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "tax_class" text DEFAULT 'STANDARD';--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_class" text DEFAULT 'STANDARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" text DEFAULT 'HANDED_OVER' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_tax_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_exempt_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_exempt_reason" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "state" text;