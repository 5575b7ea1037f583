import type { Finder, Hit } from '#web/ui/search/finder.ts';
import { beginsWords } from '#web/ui/search/matching.ts';

const SHOWN = 5;

/** Somewhere to go, with what people may type for it besides its title. */
const place = (title: string, to: string, words = '', detail = 'Page') => ({ title, to, words, detail });
const act = (title: string, to: string, words = '') => place(title, to, words, 'Do it there');

/** A customer's own pages, what customers do, and the public pages that they look for. */
const places = [
  place('Dashboard', '/dashboard', 'home overview address'),
  place('My shipments', '/dashboard/shipments', 'packages parcels barrels'),
  place('My mailbox', '/dashboard/mailbox', 'parcels packages received photos storage address'),
  place('My quotes', '/dashboard/quotes', 'prices offers'),
  place('My invoices', '/dashboard/invoices', 'bills payments receipts pay'),
  place('Notifications', '/dashboard/notifications', 'messages news bell'),
  place('My Profile', '/customer/profile', 'account name phone address'),
  act('Create a shipment', '/dashboard/create-shipment', 'new send ship book package barrel'),
  act('Announce a parcel', '/dashboard/mailbox/announce', 'pre-alert tracking number order invoice'),
  act('Send parcels on', '/dashboard/mailbox/send', 'consolidate ship mailbox'),
  act('Get a quote', '/quote', 'new price cost'),
  act('Calculate a price', '/shipping-calculator', 'new quote cost estimate calculator'),
  act('Track a shipment', '/tracking', 'follow where'),
  act('Write to us', '/contact', 'contact message question help phone'),
  act('Choose how we reach you', '/customer/notifications', 'whatsapp e-mail messages notices consent stop'),
  act('Turn on two-step sign-in', '/customer/two-step', 'security code authenticator password'),
  place('Rates', '/rates', 'price list costs'),
  place('Questions and answers', '/faq', 'help faq'),
] as const;

/** Finds pages and acts for customers. */
export const findOwnPlaces: Finder['find'] = async (typed) =>
  places
    .filter(({ title, words, detail }) => beginsWords(`${title} ${words} ${detail}`, typed))
    .slice(0, SHOWN)
    .map(({ to, title, detail }): Hit => ({ to, title, detail }));
