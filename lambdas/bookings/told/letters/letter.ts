import type { Booking } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { pageOf } from '#domain/bookings/next-step/facts.ts';
import { nextVisit, piecesOf } from '#domain/bookings/visits.ts';
import { whoseBooked } from '#domain/bookings/whose-goods.ts';
import { listed } from '#domain/kernel/listed.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { possessive } from '#domain/kernel/person/company-name.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { soonOfShipment } from '#domain/shipments/digest/soon.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { firstName } from '#domain/shipments/next-step/goods-words.ts';
import { sendPage } from '#domain/shipments/next-step/receiver-page.ts';
import type { AnnouncedNews, AnnouncedSoon, AppLink, Messages } from '../../../runtime/announcement.ts';
import type { Digested } from '../../../runtime/digest.ts';
import { timeOf } from './on-the-day.ts';
import type { Said } from './said.ts';
import { type LetterFacts, toDoIn } from './to-do.ts';
import { BOOKING, type BookingWhat } from './whats.ts';

/** What happened, and whose goods it is about. */
const headingOf = ({ title }: Said, { booking, shipments }: LetterFacts): string =>
  `${title}: ${whoseBooked(booking, shipments)}`;

/** A phone shows about so much of a subject. */
const SUBJECT_MAX = 78;

/** The same with its slot, so that two letters are told apart. What has no time has its reference. Many kinds of goods are counted together. */
const subjectOf = (said: Said, facts: LetterFacts): string => {
  const { booking } = facts;
  const time = said.time ?? timeOf(booking);
  const about = time === '' ? booking.reference : time;
  const whole = `${headingOf(said, facts)}, ${about}`;
  return whole.length <= SUBJECT_MAX ? whole : `${said.title}: ${piecesOf(booking)} pieces, ${about}`;
};

/** The shipment whose goods nobody may open and search yet, so that they are not taken. */
const unsignedOf = ({ shipments }: LetterFacts) =>
  shipments.find(({ state, searchConsent }) => state === 'BOOKED' && searchConsent === undefined);

const openIt = (booking: Booking): AppLink => ({
  label: booking.way === 'PICKUP' ? 'Open the pickup' : 'Open the drop-off',
  path: pageOf(booking),
});

/** What is still to be signed, or the page of the booking. Somebody without an account cannot open one: they call. */
const actionOf = (facts: LetterFacts): { readonly action?: AppLink } => {
  if (isPersonId(facts.booking.ownerId)) return {};
  const unsigned = unsignedOf(facts);
  if (unsigned === undefined) return { action: openIt(facts.booking) };
  const path = pathTo('/dashboard/shipments/:number', { number: unsigned.number });
  return { action: { label: 'Sign for the search', path } };
};

/** What is left to pay of the price that has it, and for each shipment that is booked: where to follow it, and what its receiver gets and does not have yet. */
const linksOf = (facts: LetterFacts): readonly AppLink[] => {
  const { booking, shipments, held } = facts;
  const isOfAccount = !isPersonId(booking.ownerId);
  const onWay = shipments.filter(({ state }) => state !== 'DRAFT' && !isClosed(state));
  return [
    ...(isOfAccount && unsignedOf(facts) !== undefined ? [openIt(booking)] : []),
    ...(isOfAccount && held !== undefined && held.left > 0 && isOpen(booking.state)
      ? [
          {
            label: `Pay ${dollars(held.left)}`,
            path: pathTo('/dashboard/invoices/:number', { number: held.number }),
          },
        ]
      : []),
    ...onWay.flatMap((shipment) => {
      const name = firstName(shipment.consignee.name);
      const { number } = shipment;
      return [
        { label: `Follow ${possessive(name)} shipment`, path: `/tracking?number=${number}` },
        ...(isOfAccount ? sendPage(shipment) : []),
      ];
    }),
  ];
};

const letterOf = (said: Said, facts: LetterFacts): Digested['letter'] => {
  const { booking, brand } = facts;
  const { mail, status } = said;
  const links = linksOf(facts);
  return {
    recipient: 'customer',
    to: { userId: booking.ownerId },
    ...(mail === undefined ? {} : { kind: mail }),
    subject: subjectOf(said, facts),
    status,
    heading: headingOf(said, facts),
    ...toDoIn(said, facts),
    ...actionOf(facts),
    ...(links.length === 0 ? {} : { links }),
    about: `the reference ${booking.reference}`,
    replyTo: brand.email,
  };
};

const newsOf = (said: Said, facts: LetterFacts): AnnouncedNews => {
  const { booking } = facts;
  return {
    recipient: 'customer',
    to: { userId: booking.ownerId },
    kind: said.news,
    ...(booking.shipments.length === 1 ? {} : { template: 'other_news' }),
    fields: {
      number: booking.shipments.length === 0 ? booking.reference : listed(booking.shipments),
      title: headingOf(said, facts),
      detail: said.body,
    },
    path: pageOf(booking),
  };
};

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
  // The title says what happened to which goods; the reference is for whoever calls us.
  const line = {
    audience,
    title: `${said.title}: ${whoseBooked(booking, [])}`,
    body: `${booking.reference} · ${said.body}`,
    link: pageOf(booking),
  };
  return {
    ...(happened.by === booking.ownerId ? {} : { lines: [line] }),
    soon: soonOf(booking, said, happened),
  };
};

/** What an owner is told of their booking as a letter, and the same for the phone. A visit that is to come does not wait for the morning. */
export const digested = (said: Said, facts: LetterFacts): Digested => {
  const next = nextVisit(facts.booking);
  return {
    letter: letterOf(said, facts),
    news: newsOf(said, facts),
    ...(next?.state === 'PLANNED' ? { by: next.slot.from } : {}),
  };
};
