import type { Booking } from '#domain/bookings/booking.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { listed } from '#domain/kernel/listed.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import type { MailKind, NoticeKind } from '#domain/notifications/kinds.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { soonOfShipment } from '#domain/shipments/digest/soon.ts';
import type {
  AnnouncedLetter,
  AnnouncedNews,
  AnnouncedSoon,
  Messages,
} from '../../../runtime/announcement.ts';
import type { Digested } from '../../../runtime/digest.ts';
import { BOOKING, type BookingWhat } from './whats.ts';

/** What an owner is told of their booking. */
export interface Said {
  readonly title: string;
  /** What happened, in one sentence: the line in the account, and the news on the phone. */
  readonly body: string;
  /** What the letter says besides. */
  readonly more?: readonly string[];
  /** Lines that belong together: the address and the time, or a price. */
  readonly block?: readonly string[];
  /** What the link in the letter says. */
  readonly label?: string;
  readonly news: NoticeKind;
  /** Of goods that are a shipment, the letter about that shipment says it. */
  readonly withShipment?: true;
  /** Set for a letter that a customer may switch off. What they have to know always goes. */
  readonly mail?: MailKind;
}

const pathOf = ({ reference }: Booking): string => pathTo('/dashboard/bookings/:reference', { reference });

/** Somebody without an account cannot open a page of it: they call. */
const actionOf = (booking: Booking, label = 'Open the booking'): Pick<AnnouncedLetter, 'action'> =>
  isPersonId(booking.ownerId) ? {} : { action: { label, path: pathOf(booking) } };

const letterOf = (
  booking: Booking,
  { title, body, more = [], block, label, mail }: Said,
  brand: Brand,
): AnnouncedLetter => ({
  recipient: 'customer',
  to: { userId: booking.ownerId },
  ...(mail === undefined ? {} : { kind: mail }),
  subject: `${title}: ${booking.reference}`,
  heading: title,
  paragraphs: [body, ...more],
  ...(block === undefined ? {} : { block: [...block] }),
  ...actionOf(booking, label),
  about: `the reference ${booking.reference}`,
  replyTo: brand.email,
});

const newsOf = (booking: Booking, { title, body, news }: Said): AnnouncedNews => ({
  recipient: 'customer',
  to: { userId: booking.ownerId },
  kind: news,
  ...(booking.shipments.length === 1 ? {} : { template: 'other_news' }),
  fields: {
    number: booking.shipments.length === 0 ? booking.reference : listed(booking.shipments),
    title,
    detail: body,
  },
  path: pathOf(booking),
});

/** The shipment whose letter says it, with what else there is to do for its goods; undefined where the booking says it itself. */
export const shipmentThatSays = (
  { shipments: [shipment, ...others], ownerId }: Booking,
  { withShipment }: Said,
): string | undefined =>
  // The letter about a shipment leads to pages of an account.
  withShipment && others.length === 0 && !isPersonId(ownerId) ? shipment : undefined;

/** What happened, who did it, and what the booking does not say of it. */
interface Happened {
  readonly what: BookingWhat;
  readonly by: string;
  readonly given?: AnnouncedSoon['given'];
}

const soonOf = (booking: Booking, said: Said, { what, by, given }: Happened): readonly AnnouncedSoon[] => {
  const { reference, ownerId } = booking;
  const shipment = shipmentThatSays(booking, said);
  const one = {
    recipient: 'customer',
    to: { userId: ownerId },
    said: { title: said.title, body: said.body },
    ...(by === ownerId ? { own: true as const } : {}),
  };
  const ofBooking = { ...one, thing: BOOKING, id: reference, what, ...(given ? { given } : {}) };
  // Which of the two tells it is decided when it is told: the letter about the goods, once they are booked.
  return shipment === undefined
    ? [ofBooking]
    : [ofBooking, { ...one, ...soonOfShipment(shipment, 'PICKUP') }];
};

/** The owner of a booking hears soon by letter and on the phone, and at once in the account of what they have not done themselves. */
export const toOwner = (booking: Booking, said: Said, happened: Happened): Messages => {
  const audience = feedOf(booking.ownerId);
  // The title says what happened to which visit; the reference is for whoever calls us.
  const line = {
    audience,
    title: said.title,
    body: `${booking.reference} · ${said.body}`,
    link: pathOf(booking),
  };
  return {
    ...(happened.by === booking.ownerId ? {} : { lines: [line] }),
    soon: soonOf(booking, said, happened),
  };
};

/** What an owner is told of their booking as a letter, and the same for the phone. A visit that is to come does not wait for the morning. */
export const digested = (booking: Booking, said: Said, brand: Brand): Digested => {
  const next = nextVisit(booking);
  return {
    letter: letterOf(booking, said, brand),
    news: newsOf(booking, said),
    ...(next?.state === 'PLANNED' ? { by: next.slot.from } : {}),
  };
};
