/** What takes a second to load: it is loaded while the identity service starts beside. */
export { buildApp } from './app.ts';
export { openDatabase } from './database.ts';
export { demoTable, makeDemoAccounts, makeDemoData } from './demo.ts';
export { identityProxy } from './plugins/identityProxy.ts';
export { site } from './plugins/site.ts';
