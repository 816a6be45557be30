ALTER TABLE "jobs" DROP CONSTRAINT "jobs_store_id_stores_id_fk";
