ALTER INDEX "staff_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('staff_found'::regclass);--> statement-breakpoint
ALTER INDEX "customers_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('customers_found'::regclass);--> statement-breakpoint
ALTER INDEX "addons_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('addons_found'::regclass);--> statement-breakpoint
ALTER INDEX "brands_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('brands_found'::regclass);--> statement-breakpoint
ALTER INDEX "categories_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('categories_found'::regclass);--> statement-breakpoint
ALTER INDEX "products_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('products_found'::regclass);--> statement-breakpoint
ALTER INDEX "items_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('items_found'::regclass);--> statement-breakpoint
ALTER INDEX "serials_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('serials_found'::regclass);--> statement-breakpoint
ALTER INDEX "suppliers_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('suppliers_found'::regclass);--> statement-breakpoint
ALTER INDEX "purchase_orders_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('purchase_orders_found'::regclass);--> statement-breakpoint
ALTER INDEX "transfers_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('transfers_found'::regclass);--> statement-breakpoint
ALTER INDEX "repairs_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('repairs_found'::regclass);--> statement-breakpoint
ALTER INDEX "appointments_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('appointments_found'::regclass);--> statement-breakpoint
ALTER INDEX "orders_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('orders_found'::regclass);--> statement-breakpoint
ALTER INDEX "devices_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('devices_found'::regclass);--> statement-breakpoint
ALTER INDEX "tickets_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('tickets_found'::regclass);--> statement-breakpoint
ALTER INDEX "threads_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('threads_found'::regclass);--> statement-breakpoint
ALTER INDEX "trade_requests_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('trade_requests_found'::regclass);--> statement-breakpoint
ALTER INDEX "shipments_found" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('shipments_found'::regclass);
