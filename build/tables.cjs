// drizzle-kit reads the exports of a module, and an ES module cannot export under computed names.
require('../server/domains.ts');
const { allTables } = require('../server/core/tables/registry.ts');

module.exports = Object.fromEntries(allTables().entries());
