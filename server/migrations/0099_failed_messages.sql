CREATE INDEX CONCURRENTLY "mails_failed" ON "mails" USING btree ("store_id","thread_id") WHERE "mails"."state" = 'failed' and "mails"."thread_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "text_messages_failed" ON "textMessages" USING btree ("store_id","thread_id") WHERE "textMessages"."state" = 'FAILED';
