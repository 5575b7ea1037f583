import type { Booking } from '#domain/bookings/booking.ts';
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
  fields: {
    number: booking.shipments.length === 0 ? booking.reference : listed(booking.shipments),
    title,
    detail: body,
  },
  path: pathOf(booking),
});

const soonOf = (
  { ownerId }: Booking,
  { title, body }: Said,
  { shipment, own }: { readonly shipment: string; readonly own: boolean },
): AnnouncedSoon => ({
  recipient: 'customer',
  to: { userId: ownerId },
  ...soonOfShipment(shipment, 'PICKUP'),
  said: { title, body },
  ...(own ? { own } : {}),
});

/** The owner of a booking hears by letter and on the phone, and in the account of what they have not done themselves. */
export const toOwner = (
  booking: Booking,
  said: Said,
  { by, brand }: { readonly by: string; readonly brand: Brand },
): Messages => {
  const { title, body } = said;
  const audience = feedOf(booking.ownerId);
  const line = { audience, title: `${title}: ${booking.reference}`, body, link: pathOf(booking) };
  const lines = by === booking.ownerId ? {} : { lines: [line] };
  const [shipment] = booking.shipments;
  // The letter about the goods says when they come, with what else there is to do for them.
  if (
    said.withShipment &&
    shipment !== undefined &&
    booking.shipments.length === 1 &&
    isPersonId(booking.ownerId)
  )
    return { ...lines, soon: [soonOf(booking, said, { shipment, own: by === booking.ownerId })] };
  return { ...lines, letters: [letterOf(booking, said, brand)], news: [newsOf(booking, said)] };
};
