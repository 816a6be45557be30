CREATE INDEX "customers_text_search" ON "customers" USING gin ((folded("first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || coalesce("phone", ''))) gin_trgm_ops);--> statement-breakpoint
UPDATE "customers" SET "phone" = '+' || regexp_replace("phone", '[^0-9]', '', 'g') WHERE "phone" ~ '^\+1[ ().-]*([2-9]([ ().-]*[0-9]){9})$';--> statement-breakpoint
UPDATE "addresses" SET "phone" = '+' || regexp_replace("phone", '[^0-9]', '', 'g') WHERE "phone" ~ '^\+1[ ().-]*([2-9]([ ().-]*[0-9]){9})$';--> statement-breakpoint
UPDATE "appointments" SET "customer_id" = "known"."id" FROM (
	SELECT "store_id", lower("email") AS "email", (array_agg("id"))[1] AS "id" FROM "customers" GROUP BY 1, 2 HAVING count(*) = 1
) AS "known" WHERE "appointments"."customer_id" IS NULL AND "appointments"."store_id" = "known"."store_id" AND lower("appointments"."customer_email") = "known"."email";
