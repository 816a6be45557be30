import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCalendar } from './calendar/calendar.ts';
import { benchCatalogImport } from './catalogImport/catalogImport.ts';
import { benchCustomers } from './customers/customers.ts';
import { benchInventory } from './inventory/inventory.ts';
import { benchLists } from './lists/lists.ts';
import { benchMails } from './mails/mails.ts';
import { benchMessages } from './messages/messages.ts';
import { benchPage } from './page/page.ts';
import { benchGrown } from './grown/grown.ts';
import { benchImport } from './priceSheet/importing.ts';
import { benchPriceSheet } from './priceSheet/priceSheet.ts';
import { benchRepairPicker } from './repairPicker/repairPicker.ts';
import { benchRateBrowser } from './shipping/browser.ts';
import { benchSearch } from './search/search.ts';
import { benchSales } from './sales/sales.ts';
import { benchServices } from './services/services.ts';
import { benchShipments } from './shipping/list.ts';
import { benchPurchases } from './shipping/purchases.ts';
import { benchShipping } from './shipping/shipping.ts';
import { benchStalls } from './stalls.ts';
import { benchStart } from './start.ts';
import { benchTyping } from './storefrontTyping.ts';
import { benchTickets } from './tickets/tickets.ts';

const parts = {
  start: benchStart,
  page: benchPage,
  lists: benchLists,
  customers: benchCustomers,
  typing: benchTyping,
  calendar: benchCalendar,
  picker: benchRepairPicker,
  matrix: benchPriceSheet,
  import: benchImport,
  catalogImport: benchCatalogImport,
  stalls: benchStalls,
  mails: benchMails,
  messages: benchMessages,
  shipping: benchShipping,
  rates: benchRateBrowser,
  purchases: benchPurchases,
  shipments: benchShipments,
  inventory: benchInventory,
  sales: benchSales,
  search: benchSearch,
  tickets: benchTickets,
  services: benchServices,
  grown: benchGrown,
};

/** Those that take too long to run unless they are named. */
const isLong = (name: string) => name === 'grown';

const usage = `npm run bench -- [${Object.keys(parts).join('|')}] [--runs N] [--minutes N] [--slow] [--scale N]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '2' },
    slow: { type: 'boolean', default: false },
    scale: { type: 'string', default: '0.02' },
  },
});
const runs = Number(values.runs);
const minutes = Number(values.minutes);
const scale = Number(values.scale);
const { slow } = values;
const unknown = positionals.filter((name) => !(name in parts));

if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1 || !(minutes > 0) || !(scale > 0)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const [load = 0] = loadavg();
  console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${load.toFixed(1)} before`);
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length === 0 ? !isLong(name) : positionals.includes(name))
      await measure({ runs, minutes, slow, scale });
  }
}
