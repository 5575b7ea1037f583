import { allDestinations, type DestinationCode, destinations } from '../kernel/destinations.ts';
import { listed } from '../kernel/listed.ts';
import type { Capabilities, ShownCapabilities } from './capabilities.ts';
import type { Counter } from './counters/counter.ts';
import { counterHours, counterPlace } from './counters/counter-words.ts';
import { notTakenWords } from './counters/taken.ts';

const COURIERS = 'UPS, FedEx, DHL and store vans can deliver here.';
const HANDED_ON = 'even when UPS, FedEx or DHL hands the parcel to USPS';

/** Who may bring parcels to a mailbox address. It belongs wherever the address is given or offered. */
export const carrierWords = ({ uspsMail }: Capabilities): string =>
  uspsMail
    ? `${COURIERS} For U.S. Mail (USPS), ${HANDED_ON}, we need your signed Form 1583 first: without it we refuse it at our door.`
    : `${COURIERS} U.S. Mail (USPS) cannot: we refuse it at our door, ${HANDED_ON}.`;

/** The channels of status notices: `by WhatsApp and by e-mail`. Empty when there are none. */
export const noticeChannels = ({ notices: { whatsapp, email, portal } }: Capabilities): string =>
  listed([
    ...(whatsapp ? ['by WhatsApp'] : []),
    ...(email ? ['by e-mail'] : []),
    ...(portal ? ['in your account'] : []),
  ]);

/** How customers learn where their shipment is. Parcels in a mailbox are no shipment yet, so it promises nothing of them. */
export const noticeWords = (capabilities: Capabilities): string => {
  const channels = noticeChannels(capabilities);
  const first = capabilities.notices.whatsapp ? ' WhatsApp starts when you turn it on in your account.' : '';
  return channels
    ? `We tell you ${channels} when your shipment is received, screened, has left, has landed and is ready.${first}`
    : 'We do not send notices along the way yet. Call or WhatsApp us with your number and we tell you where it is.';
};

/** Whether shipments can be looked up on this website. */
export const trackingWords = ({ onlineTracking }: Capabilities): string =>
  onlineTracking
    ? 'Look it up on our tracking page with your tracking number.'
    : 'Online tracking is coming. Until then, call or WhatsApp us with your tracking or mailbox number and we tell you where it is.';

/** How to pay. */
export const paymentWords = ({ onlinePayment }: Pick<ShownCapabilities, 'onlinePayment'>): string =>
  onlinePayment
    ? 'Pay by card on this website after booking, or send a relative a link to pay.'
    : 'Call or write to us and we tell you how to pay.';

/** Whether somebody else can pay, who may be in another country. */
export const payForWords = ({ onlinePayment }: Pick<ShownCapabilities, 'onlinePayment'>): string =>
  onlinePayment
    ? 'Someone else can pay for you, also from another country: open the invoice, make a link and send it to them. They need no account.'
    : 'Someone else can pay for you, also from another country: ask us how.';

const ASK_FIRST = 'ask us first: tell us the town, and we tell you whether we deliver there.';

/** Delivery to the door in one country. */
export const deliveryWords = ({ destinations: at }: Capabilities, code: DestinationCode): string => {
  const { deliveryTowns } = at[code];
  const { country } = destinations[code];
  return deliveryTowns.length > 0
    ? `We deliver to the door in ${listed(deliveryTowns)}. For any other town in ${country}, ask us first.`
    : `For delivery to a door in ${country}, ${ASK_FIRST}`;
};

/** Delivery to the door in all countries. */
export const deliveryEverywhere = ({ destinations: at }: Capabilities): string => {
  const served = allDestinations.filter(({ code }) => at[code].deliveryTowns.length > 0);
  return served.length > 0
    ? `${served.map(({ code, country }) => `${country}: ${listed(at[code].deliveryTowns)}.`).join(' ')} For any other town, ask us first.`
    : `For delivery to a door, ${ASK_FIRST}`;
};

/** A counter with its hours and phone, in sentences: `Sample Freight, 12 Water Street, Georgetown. Open Monday 9:00 AM to 4:00 PM. Phone +592 600 0142.` */
const counterWords = (counter: Counter): string =>
  `${counterPlace(counter)}. Open ${counterHours(counter)}. Phone ${counter.phone}.`;

/** Where goods are collected in one country. */
export const collectionWords = ({ destinations: at }: Capabilities, code: DestinationCode): string => {
  const { collectAt } = at[code];
  return collectAt ? `Collect it at ${counterWords(collectAt)}` : notTakenWords(code);
};

/** Where goods are collected in all countries. */
export const collectionEverywhere = (capabilities: Capabilities): string =>
  allDestinations
    .map(({ code, country }) => {
      const { collectAt } = capabilities.destinations[code];
      return collectAt ? `${country}: ${counterWords(collectAt)}` : notTakenWords(code);
    })
    .join(' ');
