import type { Schedule } from '../../departures/schedule/schedule.ts';
import type { RateCard } from '../../quotes/rate-card.ts';
import type { ShownCapabilities } from '../capabilities.ts';
import { defaultSite } from '../default-site.ts';
import type { SiteSettings } from '../site-settings.ts';
import { otherBrand } from './other-brand.ts';

/** Every price another one, and none that a page could work out from something else. */
const otherCard: RateCard = {
  perLb: { GY: 613, JM: 647, TT: 683, BB: 719, SR: 757 },
  dimDivisor: 187,
  roundUp: 'piece',
  breaks: [
    { fromLb: 137, percentOff: 7 },
    { fromLb: 613, percentOff: 13 },
  ],
  minimumFreight: 3719,
  barrels: [
    { code: 'B30', name: 'Small drum', equivalentLb: 53, includedLb: 83, emptyPrice: 3307 },
    { code: 'B55', name: 'Middle drum', equivalentLb: 107, includedLb: 157, emptyPrice: 4903 },
    { code: 'B77', name: 'Large drum', equivalentLb: 149, includedLb: 211, emptyPrice: 6701 },
  ],
  barrelLimits: { refusedAboveLb: 223, reviewAboveLb: 193 },
  oversize: { aboveLb: 79, aboveIn: 53 },
  expressPercent: 37,
  fuelPerLb: 11,
  securityPerLb: 17,
  pickup: [
    { toMiles: 9, price: 2909 },
    { toMiles: 19, price: 3907 },
    { toMiles: 29, price: 5303 },
  ],
  pickupAreas: [{ zip: '191', name: 'Otherphilly', toll: 1109 }],
  customerGroups: [],
  stairs: 1709,
  failedPickup: 2309,
  brokerage: 4703,
  insurance: { percent: 3, minimum: 809 },
  exportFiling: { price: 4109 },
  doorDelivery: 2707,
  repack: 1303,
  extraPhotos: { count: 5, price: 307 },
  returnToStore: 607,
  storage: {
    freeDays: 23,
    perLbDay: 19,
    abandonedAfterDays: 71,
    destinationFreeDays: 11,
    destinationPerPieceWeek: 353,
  },
};

const WEDNESDAY = 3;
const lane = (originAirport: string, min: number, max: number) => ({
  originAirport,
  departs: WEDNESDAY,
  transitDays: { min, max },
});

/** Another week, from other airports. */
const otherSchedule: Schedule = {
  cargoCutoff: { weekday: 1, time: '10:15' },
  bookingCutoff: { weekday: 1, time: '11:45' },
  lanes: {
    GY: lane('MIA', 8, 9),
    JM: lane('MIA', 8, 10),
    TT: lane('MIA', 9, 11),
    BB: lane('MIA', 11, 13),
    SR: lane('PHL', 12, 14),
  },
  holidays: [{ date: '2027-03-24', name: 'Foundation Day', where: 'US' }],
  pickup: {
    radiusMiles: 29,
    bookBy: '15:35',
    returnMinutes: 40,
    confirms: 'STAFF',
    slots: [
      { weekday: 1, from: '08:05', to: '09:55', places: 3, lb: 900 },
      { weekday: 2, from: '08:05', to: '09:55' },
    ],
  },
  closedDays: [{ date: '2027-03-25', name: 'Day after', dock: true }],
  extraDays: [{ date: '2027-03-28', from: '10:20', to: '12:20' }],
  dropOff: { windowMinutes: 45, places: 7 },
};

const at = (town: string, phone: string) => ({
  deliveryTowns: [town],
  collectAt: {
    name: `Counter of ${town}`,
    street: '7 Quay Lane',
    town,
    hours: [{ days: 'Monday to Friday', hours: '7:10 AM to 3:10 PM' }],
    phone,
  },
});

const otherCapabilities: ShownCapabilities = {
  notices: { whatsapp: false, email: true, portal: false },
  onlineTracking: false,
  onlinePayment: true,
  uspsMail: true,
  destinations: {
    GY: at('Otherlinden', '+592 611 0177'),
    JM: at('Othermandeville', '+1 876 555 0177'),
    TT: at('Otherarima', '+1 868 555 0177'),
    BB: at('Otheroistins', '+1 246 555 0177'),
    SR: at('Othernickerie', '+597 611 0177'),
  },
};

const { staffEmail: _notPublished, ...brand } = otherBrand;

/** The site of another forwarder: every setting has another value than a new installation. */
export const otherSite = (): SiteSettings => ({
  ...defaultSite(),
  brand,
  claims: { badges: ['Other badge'], stats: [{ figure: '43+', words: 'others served' }] },
  testimonials: {
    items: [
      {
        name: 'Olga O.',
        location: 'Hialeah',
        rating: 3,
        text: 'Other words.',
        shipmentType: 'Other goods',
        sample: false,
      },
    ],
  },
  home: { mailboxBlock: true },
  schedule: otherSchedule,
  capabilities: otherCapabilities,
  rateCards: [{ version: 7, effectiveFrom: '2026-11-02', card: otherCard }],
});
