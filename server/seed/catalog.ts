import type { productCategories, products } from '../catalog/index.ts';
import { brands as brandTints, voidedBrands } from './data/brands.ts';
import { emptyCategories, families, plainCategories, voidedCategories } from './data/categories.ts';
import type { DemoStore } from './data/stores.ts';
import { saleMoment } from './days.ts';
import { devicesOf, type Device } from './devices.ts';
import type { Pictures } from './pictures.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';
import { capitalize, slugOf } from './text.ts';
import { variantOf } from './variants.ts';

type Product = typeof products.$inferInsert;

/** A device with its product row. */
export interface Item {
  device: Device;
  product: Product & { id: string };
}

/** Statuses of the few products that are not published. */
const oddStatuses = ['DRAFT', 'PRIVATE', 'PENDING'] as const;

const idOf = (store: DemoStore, kind: string, name: string) => uuidOf(`${store.key}/${kind}/${name}`);

const dated = (random: Random, year = 0) => {
  const created_date = saleMoment(random.next(), year);
  return { created_date, modified_date: created_date };
};

export function buildBrands(store: DemoStore, pictures: Pictures) {
  const random = new Random(`${store.key}/brands`);
  const used = new Set(devicesOf(store).map(({ brand }) => brand));
  const names = Object.keys(brandTints).filter((name) => used.has(name));
  const voided = store.range === 'all' ? Object.keys(voidedBrands) : [];
  return [...names, ...voided].map((name, index) => ({
    id: idOf(store, 'brand', name),
    store_id: storeIdOf(store),
    name,
    slug: slugOf(name),
    img_src: pictures.tile(name),
    img_alt: name,
    display_order: index,
    menu_order: index,
    is_voided: voided.includes(name),
    ...dated(random),
  }));
}

export function buildCategories(store: DemoStore, pictures: Pictures) {
  const random = new Random(`${store.key}/categories`);
  const firsts = new Map<string, Device | undefined>(emptyCategories.map((name) => [name, undefined]));
  for (const device of devicesOf(store)) {
    for (const name of categoriesOf(device)) if (!firsts.has(name)) firsts.set(name, device);
  }
  return [...firsts].map(([name, device], index) => ({
    id: idOf(store, 'category', name),
    store_id: storeIdOf(store),
    name,
    slug: slugOf(name),
    img_src: device && !plainCategories.includes(name) ? pictures.device(device.kind, device.brand) : null,
    img_alt: name,
    display_order: index,
    menu_order: index,
    is_voided: voidedCategories.includes(name),
    ...dated(random),
  }));
}

/** Builds the store's products; a generation after 0 contains another variant of each device. */
export function buildItems(store: DemoStore, pictures: Pictures, generation: number): Item[] {
  const random = new Random(`${store.key}/products/${generation}`);
  return devicesOf(store).map((device, index) => {
    const variant = variantOf(device.kind, generation);
    const name = [device.name, variant].filter(Boolean).join(' ');
    const number = String(index + 1).padStart(4, '0');
    const sku = [device.brand.slice(0, 3).toUpperCase(), number, ...(generation ? [generation] : [])].join(
      '-',
    );
    const isOdd = random.chance(0.08);
    const product = {
      id: idOf(store, 'product', name),
      store_id: storeIdOf(store),
      brand_id: idOf(store, 'brand', device.brand),
      name,
      other_name: name.startsWith(device.brand) ? null : `${device.brand} ${name}`,
      slug: slugOf(generation ? `${name} ${sku}` : name),
      model_number: device.modelNumber,
      sku,
      status: isOdd ? random.pick(oddStatuses) : ('PUBLISHED' as const),
      short_description: `${capitalize(device.detail)}; ${device.about}.`,
      description: `${device.brand} ${device.name}, first sold in ${device.year}. ${capitalize(device.detail)}; ${device.about}. Checked and prepared by our technicians, with our own warranty on every repair.`,
      tax_class: 'standard',
      shipping_required: true,
      img_src: pictures.device(device.kind, device.brand),
      img_alt: name,
      display_order: index,
      is_voided: random.chance(0.04),
      ...dated(random, device.year),
    };
    return { device, product };
  });
}

/**
 * Assigns products to categories; families and shelves contain the devices themselves, a series also their variants.
 */
export function buildLinks(
  store: DemoStore,
  items: Item[],
  generation: number,
): (typeof productCategories.$inferInsert)[] {
  return items.flatMap(({ device, product }) =>
    (generation === 0 ? categoriesOf(device) : [device.category]).map((name) => ({
      store_id: product.store_id,
      product_id: product.id,
      category_id: idOf(store, 'category', name),
    })),
  );
}

const categoriesOf = ({ kind, category, also }: Device) =>
  [families[kind], category, ...also].filter((name) => name !== undefined);
