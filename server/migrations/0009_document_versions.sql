ALTER TABLE "config_versions" ADD COLUMN "document" text DEFAULT 'config' NOT NULL;--> statement-breakpoint
ALTER TABLE "config_versions" DROP CONSTRAINT "config_versions_store_id_version_pk";--> statement-breakpoint
ALTER TABLE "config_versions" ADD CONSTRAINT "config_versions_store_id_document_version_pk" PRIMARY KEY("store_id","document","version");
