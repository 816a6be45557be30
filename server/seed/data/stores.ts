import type { Flag } from '../../../src/schemas/flags.ts';
import type { Role } from '../../../src/schemas/rights.ts';
import type { Kind } from './series.ts';

export interface DemoStore {
  key: string;
  name: string;
  business_name: string;
  domain: string;
  tenant_id: string;
  mailDomain: string;
  phone: string;
  slogan: string;
  sloganFr: string;
  taxNumbers: [gst_hst: string, pst_rst_qst: string];
  timezone: string;
  flagsOff: Flag[];
  locations: DemoLocation[];
  staff: [
    firstName: string,
    lastName: string,
    role: Role,
    location: string,
    mailbox?: string,
    password?: string,
  ][];
  /** The devices in its catalogue: all, or some models of each brand of one kind. */
  range: 'all' | { kind: Kind; modelsPerBrand: number };
  deliveryMethods: string[];
  /** Numbers of rows at scale 1. */
  counts: {
    customers: number;
    appointments: number;
    requests: number;
    notifications: number;
    shipments: number;
  };
}

export interface DemoLocation {
  location_name: string;
  mailbox: string;
  phone: string;
  address_1: string;
  city: string;
  state: string;
  postcode: string;
  timezone: string;
}

export const atlas: DemoStore = {
  key: 'atlas',
  name: 'Atlas Device Care',
  business_name: 'Atlas Device Care Inc.',
  domain: 'atlas.localhost',
  tenant_id: 'atlas-demo',
  mailDomain: 'atlas.example',
  phone: '+1 416 555 0100',
  slogan: 'Repaired today, as good as new',
  sloganFr: 'Réparé aujourd’hui, comme neuf',
  taxNumbers: ['10542 3391 RT0001', '1021573394 TQ0001'],
  timezone: 'America/Toronto',
  flagsOff: [],
  locations: [
    {
      location_name: 'Toronto Queen West',
      mailbox: 'queenwest',
      phone: '+1 416 555 0101',
      address_1: '412 Queen Street West',
      city: 'Toronto',
      state: 'ON',
      postcode: 'M5V 2A9',
      timezone: 'America/Toronto',
    },
    {
      location_name: 'Ottawa Bank Street',
      mailbox: 'ottawa',
      phone: '+1 613 555 0102',
      address_1: '287 Bank Street',
      city: 'Ottawa',
      state: 'ON',
      postcode: 'K2P 1X7',
      timezone: 'America/Toronto',
    },
    {
      location_name: 'Montréal Saint-Denis',
      mailbox: 'montreal',
      phone: '+1 514 555 0103',
      address_1: '4150 rue Saint-Denis',
      city: 'Montréal',
      state: 'QC',
      postcode: 'H2W 2M5',
      timezone: 'America/Toronto',
    },
    {
      location_name: 'Vancouver Granville',
      mailbox: 'vancouver',
      phone: '+1 604 555 0104',
      address_1: '865 Granville Street',
      city: 'Vancouver',
      state: 'BC',
      postcode: 'V6Z 1K7',
      timezone: 'America/Vancouver',
    },
    {
      location_name: 'Calgary 17th Avenue',
      mailbox: 'calgary',
      phone: '+1 403 555 0105',
      address_1: '920 17 Avenue SW',
      city: 'Calgary',
      state: 'AB',
      postcode: 'T2T 0A2',
      timezone: 'America/Edmonton',
    },
    {
      location_name: 'Halifax Spring Garden',
      mailbox: 'halifax',
      phone: '+1 902 555 0106',
      address_1: '5640 Spring Garden Road',
      city: 'Halifax',
      state: 'NS',
      postcode: 'B3J 3M7',
      timezone: 'America/Halifax',
    },
  ],
  staff: [
    ['Priya', 'Raman', 'ADMIN', 'queenwest', 'admin', 'Atlas2026admin'],
    ['Daniel', 'Okafor', 'STORE_OWNER', 'queenwest', 'owner', 'Atlas2026owner'],
    ['Maya', 'Lindqvist', 'STORE_MANAGER', 'queenwest', 'manager', 'Atlas2026manager'],
    ['Noah', 'Whitehorse', 'STAFF', 'queenwest', 'staff', 'Atlas2026staff'],
    ['Leila', 'Haddad', 'STAFF', 'queenwest'],
    ['Marcus', 'Bennett', 'STAFF', 'queenwest'],
    ['Hannah', 'Kim', 'STAFF', 'queenwest'],
    ['Samir', 'Patel', 'STORE_MANAGER', 'ottawa'],
    ['Chloe', 'Fraser', 'STAFF', 'ottawa'],
    ['Tomasz', 'Nowak', 'STAFF', 'ottawa'],
    ['Élodie', 'Tremblay', 'STORE_MANAGER', 'montreal'],
    ['Mathieu', 'Gagnon', 'STAFF', 'montreal'],
    ['Aïcha', 'Diallo', 'STAFF', 'montreal'],
    ['Vincent', 'Nguyen', 'STAFF', 'montreal'],
    ['Grace', 'Chen', 'STORE_MANAGER', 'vancouver'],
    ['Arjun', 'Singh', 'STAFF', 'vancouver'],
    ['Isabella', 'Moreno', 'STAFF', 'vancouver'],
    ['Kenji', 'Watanabe', 'STAFF', 'vancouver'],
    ['Owen', 'MacDonald', 'STORE_MANAGER', 'calgary'],
    ['Zainab', 'Yusuf', 'STAFF', 'calgary'],
    ['Lucas', 'Friesen', 'STAFF', 'calgary'],
    ['Fiona', 'Campbell', 'STORE_MANAGER', 'halifax'],
    ['Jamal', 'Desmond', 'STAFF', 'halifax'],
    ['Sofia', 'Petrova', 'STAFF', 'halifax'],
  ],
  range: 'all',
  deliveryMethods: ['WALK_IN', 'MAIL_IN', 'PICK_UP', 'ONSITE'],
  counts: { customers: 300, appointments: 400, requests: 45, notifications: 60, shipments: 24 },
};

export const borealis: DemoStore = {
  key: 'borealis',
  name: 'Borealis Phone Repair',
  business_name: 'Borealis Phone Repair Ltd.',
  domain: 'borealis.localhost',
  tenant_id: 'borealis-demo',
  mailDomain: 'borealis.example',
  phone: '+1 204 555 0150',
  slogan: 'Northern hands, steady repairs',
  sloganFr: 'Mains du Nord, réparations sûres',
  taxNumbers: ['87431 2206 RT0001', '443917-8'],
  timezone: 'America/Winnipeg',
  flagsOff: ['DASHBOARD_CATALOG_CATEGORIES'],
  locations: [
    {
      location_name: 'Winnipeg Portage',
      mailbox: 'portage',
      phone: '+1 204 555 0151',
      address_1: '340 Portage Avenue',
      city: 'Winnipeg',
      state: 'MB',
      postcode: 'R3C 0C1',
      timezone: 'America/Winnipeg',
    },
    {
      location_name: 'Saskatoon Broadway',
      mailbox: 'saskatoon',
      phone: '+1 306 555 0152',
      address_1: '715 Broadway Avenue',
      city: 'Saskatoon',
      state: 'SK',
      postcode: 'S7N 1B3',
      timezone: 'America/Regina',
    },
  ],
  staff: [
    ['Ingrid', 'Halvorsen', 'STORE_OWNER', 'portage', 'owner', 'Borealis2026owner'],
    ['Ravi', 'Menon', 'STORE_MANAGER', 'portage'],
    ['Tessa', 'Cardinal', 'STAFF', 'portage'],
    ['Felix', 'Bouchard', 'STAFF', 'saskatoon'],
  ],
  range: { kind: 'phone', modelsPerBrand: 4 },
  deliveryMethods: ['WALK_IN', 'PICK_UP'],
  counts: { customers: 30, appointments: 40, requests: 6, notifications: 8, shipments: 4 },
};

export const demoStores = [atlas, borealis];

/** Staff who were invited and have not signed in yet. */
export const invited = ['Sofia Petrova', 'Vincent Nguyen'];
