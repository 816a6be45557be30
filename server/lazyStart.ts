/** Modules that take a second to load; loaded while the database and the identity service start. */
export { buildApp } from './app.ts';
export { offerBackups } from './backup/local.ts';
export { demoTable, makeDemoAccounts, makeDemoData } from './demo.ts';
export { createMailer } from './mailQueue/index.ts';
export { identityProxy } from './plugins/identityProxy.ts';
export { outboxPage } from './plugins/outboxPage.ts';
export { site } from './plugins/site.ts';
