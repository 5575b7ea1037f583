import { ledgerNames } from '#domain/billing/books/ledgers.ts';
import { destinationCodes, destinations } from '#domain/kernel/destinations.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';

type Labels = Readonly<Record<string, string>>;

const perCountry = (labelsOf: (code: string, country: string) => Labels): Labels =>
  Object.assign({}, ...destinationCodes.map((code) => labelsOf(code, destinations[code].country)));

/** Labels of fields whose path alone would not be clear. Other fields are named by their path. */
const labels: Partial<Readonly<Record<SettingSection, Labels>>> = {
  brand: {
    subline: 'Second tagline',
    'phone.display': 'Phone, as shown',
    'phone.e164': 'Phone, as dialed',
    'whatsapp.e164': 'WhatsApp, as dialed',
    email: 'E-mail for customers',
    staffEmail: 'E-mail for staff',
    'facility.line1': 'Street',
    'facility.city': 'City',
    'facility.state': 'State',
    'facility.postalCode': 'ZIP code',
    'facility.country': 'Country',
    'facility.latitude': 'Latitude',
    'facility.longitude': 'Longitude',
    hours: 'Business hours',
    mailboxPrefix: 'Word before the mailbox number',
    confirmed: 'Address and contact are real and confirmed',
  },
  claims: { stats: 'Figures' },
  testimonials: { items: 'Testimonials' },
  home: { mailboxBlock: 'Show the U.S. mailbox block' },
  schedule: {
    'cargoCutoff.weekday': 'Goods are due on',
    'cargoCutoff.time': 'Goods are due at',
    'bookingCutoff.weekday': 'Booking closes on',
    'bookingCutoff.time': 'Booking closes at',
    'pickup.radiusMiles': 'We pick up within (miles)',
    'pickup.bookBy': 'Pickups booked by',
    'pickup.returnMinutes': 'From the end of a slot until the van is back (minutes)',
    'pickup.slots': 'Pickup slots',
    'pickup.confirms': 'A pickup that fits is confirmed',
    closedDays: 'Closed days',
    extraDays: 'One-day pickup slots',
    'dropOff.windowMinutes': 'Length of a window to bring goods (minutes)',
    'dropOff.places': 'Bookings in a window to bring goods',
    ...perCountry((code, country) => ({
      [`lanes.${code}.originAirport`]: `${country}: from airport`,
      [`lanes.${code}.departs`]: `${country}: leaves on`,
      [`lanes.${code}.transitDays.min`]: `${country}: fewest days`,
      [`lanes.${code}.transitDays.max`]: `${country}: most days`,
    })),
  },
  flights: {
    weeksOpen: 'Weeks ahead that a flight can be booked',
    offerHours: 'Hours that a place is held for the waitlist',
    ...perCountry((code, country) => ({
      [`lanes.${code}.carrier`]: `${country}: airline`,
      [`lanes.${code}.flightNumber`]: `${country}: flight number`,
      [`lanes.${code}.departureTime`]: `${country}: departure time`,
      [`lanes.${code}.dock`]: `${country}: cargo dock of the airline`,
      [`lanes.${code}.acceptUntil`]: `${country}: airline accepts cargo until`,
      [`lanes.${code}.aircraft`]: `${country}: aircraft`,
      [`lanes.${code}.capacity.lb`]: `${country}: pounds on a flight`,
      [`lanes.${code}.capacity.pieces`]: `${country}: pieces on a flight`,
      [`lanes.${code}.capacity.largestPieceLb`]: `${country}: heaviest piece (pounds)`,
    })),
  },
  taxes: {
    EMPTY_BARREL: 'Sales tax on empty barrels (percent)',
    STORAGE_DOCK: 'Sales tax on storage at our dock (percent)',
  },
  accounts: ledgerNames,
  commissions: perCountry((code, country) => ({
    [`${code}.percent`]: `${country}: commission (percent)`,
    [`${code}.perPiece`]: `${country}: commission for each piece`,
  })),
  planning: {
    roadFactor: 'Factor for roads',
    milesPerHour: 'Miles in an hour',
    'door.base': 'Minutes to park and ring',
    'door.perPiece': 'Minutes for each piece',
    'door.stairsPerPiece': 'More minutes for each piece with stairs',
    'door.perBarrelFilled': 'Minutes for each barrel filled while we wait',
    'lunch.minutes': 'Minutes of lunch',
    'lunch.from': 'Lunch not before',
    'lunch.to': 'Lunch over by',
  },
  capabilities: {
    'notices.whatsapp': 'Status notices by WhatsApp',
    'notices.email': 'Status notices by e-mail',
    'notices.portal': 'Status notices in the customer’s account',
    uspsMail: 'U.S. Mail (USPS) for addressees with a Form 1583',
    ...perCountry((code, country) => ({
      [`destinations.${code}.collectAt`]: `${country}: the counter, which turns it on`,
      [`destinations.${code}.collectAt.name`]: `${country}: name of the counter`,
      [`destinations.${code}.collectAt.street`]: `${country}: street of the counter`,
      [`destinations.${code}.collectAt.town`]: `${country}: town of the counter`,
      [`destinations.${code}.collectAt.hours`]: `${country}: hours of the counter`,
      [`destinations.${code}.collectAt.phone`]: `${country}: phone of the counter`,
      [`destinations.${code}.collectAt.whatsapp`]: `${country}: WhatsApp of the counter`,
      [`destinations.${code}.deliveryTowns`]: `${country}: delivery towns`,
    })),
  },
};

/** `Social facebook` for `social.facebook`. */
const namedByPath = (field: string): string => {
  const words = field
    .replace(/\./g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What people call a field of a section. */
export const fieldLabel = (section: SettingSection, field: string): string =>
  labels[section]?.[field] ?? namedByPath(field);
