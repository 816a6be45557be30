UPDATE "estimates" SET "location_id" = "tickets"."location_id" FROM "tickets"
WHERE "tickets"."store_id" = "estimates"."store_id" AND "tickets"."id" = "estimates"."ticket_id" AND "tickets"."location_id" <> "estimates"."location_id";--> statement-breakpoint
UPDATE "ticketMessages" SET "location_id" = "tickets"."location_id" FROM "tickets"
WHERE "tickets"."store_id" = "ticketMessages"."store_id" AND "tickets"."id" = "ticketMessages"."ticket_id" AND "tickets"."location_id" <> "ticketMessages"."location_id";--> statement-breakpoint
UPDATE "paymentAttempts" SET "location_id" = "tickets"."location_id" FROM "tickets"
WHERE "tickets"."store_id" = "paymentAttempts"."store_id" AND "tickets"."id" = "paymentAttempts"."ticket_id" AND "tickets"."location_id" <> "paymentAttempts"."location_id";
