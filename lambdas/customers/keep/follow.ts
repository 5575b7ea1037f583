import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Guest } from '#domain/identity/people/kept-person.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { CustomerStore } from '../store/customer-store.ts';

interface Deps {
  /** Whether there is a profile under an id: of whoever was forgotten there is none. */
  readonly isKnown: (id: string) => Promise<boolean>;
  readonly keep: (id: string) => Promise<void>;
  readonly customers: Pick<CustomerStore, 'keepShipped'>;
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  readonly keepGuest: (guest: Guest, correlationId: string) => Promise<void>;
  readonly findEnquiry: (reference: string) => Promise<Enquiry | undefined>;
  readonly findQuote: (reference: string) => Promise<Quote | undefined>;
}

/** As much of a shipment as counts. */
type Counted = Pick<Shipment, 'number' | 'ownerId' | 'state' | 'bookedAt'>;

/** As much of an event as says what it is about. */
interface Heard {
  readonly data: { readonly reference: string };
  readonly correlationId: string;
}

/** When a shipment was booked, as long as it counts: one that was canceled does not. */
const countsSince = ({ state, bookedAt }: Counted): string | undefined =>
  state === 'CANCELLED' ? undefined : bookedAt;

/** What is done when something is heard of people and of what they ship. Everything is read as it is now, so order and repetition do not matter. */
export const follow = ({
  isKnown,
  keep,
  customers,
  findShipment,
  keepGuest,
  findEnquiry,
  findQuote,
}: Deps) => {
  /** A shipment as it is. One of somebody who was forgotten meanwhile brings nothing of them back. */
  const shipmentOf = async (shipment: Counted): Promise<void> => {
    if (!(await isKnown(shipment.ownerId))) return;
    await customers.keepShipped(shipment.ownerId, shipment.number, countsSince(shipment));
    await keep(shipment.ownerId);
  };
  /** Who wrote, unless they have an account or what they wrote is not meant for us. */
  const enquiryOf = async ({ userId, status, ...guest }: Enquiry, correlationId: string): Promise<void> => {
    if (userId === undefined && status !== 'SPAM') await keepGuest(guest, correlationId);
  };
  /** Who asked for a price, unless they have an account. */
  const quoteOf = async ({ ownerId, ...guest }: Quote, correlationId: string): Promise<void> => {
    if (ownerId === undefined) await keepGuest(guest, correlationId);
  };
  return {
    enquiryOf,
    quoteOf,
    /** Something of these people is another. */
    people: async (ids: readonly (string | undefined)[]): Promise<void> => {
      for (const id of new Set(ids)) if (id !== undefined) await keep(id);
    },
    shipmentOf,
    /** Somebody wrote to us. */
    enquiry: async ({ data, correlationId }: Heard): Promise<void> => {
      const enquiry = await findEnquiry(data.reference);
      if (enquiry !== undefined) await enquiryOf(enquiry, correlationId);
    },
    /** Somebody asked for a price. */
    quote: async ({ data, correlationId }: Heard): Promise<void> => {
      const quote = await findQuote(data.reference);
      if (quote !== undefined) await quoteOf(quote, correlationId);
    },
    /** A shipment was booked or canceled. */
    shipment: async ({ data: { number } }: { readonly data: { readonly number: string } }): Promise<void> => {
      const shipment = await findShipment(number);
      if (shipment !== undefined) await shipmentOf(shipment);
    },
  };
};
