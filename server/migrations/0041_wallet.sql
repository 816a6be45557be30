ALTER TABLE "transactions" ADD COLUMN "reason" text;--> statement-breakpoint
DROP TRIGGER entries_only_grow ON "entries";--> statement-breakpoint
CREATE TRIGGER entries_only_grow BEFORE UPDATE ON "entries" FOR EACH ROW WHEN (to_jsonb(OLD) - 'customer_id' IS DISTINCT FROM to_jsonb(NEW) - 'customer_id') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER entries_are_kept BEFORE DELETE ON "entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER transactions_only_grow ON "transactions";--> statement-breakpoint
CREATE TRIGGER transactions_only_grow BEFORE UPDATE ON "transactions" FOR EACH ROW WHEN (to_jsonb(OLD) - '{customer_id,note,modified_by,modified_date}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{customer_id,note,modified_by,modified_date}'::text[]) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER transactions_are_kept BEFORE DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION refuse_change();
