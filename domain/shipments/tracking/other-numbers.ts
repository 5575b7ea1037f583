import { readBookingCode } from '../../bookings/reference.ts';
import { pathTo } from '../../kernel/paths.ts';
import { readParcelCode } from '../../parcels/reference.ts';
import { carrierOf } from '../../parcels/tracking/carrier.ts';
import { carrierPage } from '../../parcels/tracking/carrier-pages.ts';
import { carrierNames } from '../../parcels/tracking/carriers.ts';
import { mistypedOf, trackingTyped } from '../../parcels/tracking/typed.ts';
import { readQuoteCode } from '../../quotes/reference.ts';

const LENGTH = 11;

/** What somebody typed that is no tracking number of ours: what to say of it, and what can be done with it. */
export interface OtherNumber {
  /** What it is, and what to do. */
  readonly words: string;
  /** A house air waybill number of ours, as we write it: `SKB-00001175`. Its owner finds the shipment by it. */
  readonly waybill?: string;
  /** The number of the carrier that brings a parcel to a mailbox, in its normal form. Its owner finds the parcel by it. */
  readonly parcel?: string;
  /** A booking, a quote or a parcel with us: what it is, and its page, which only its owner sees. */
  readonly ours?: { readonly what: 'booking' | 'quote' | 'parcel'; readonly path: string };
  /** The carrier's own page for it. */
  readonly page?: { readonly name: string; readonly href: string };
}

const LOOKS_LIKE = 'The tracking number is on the same paper and looks like 7K3M9-Q2X4T-C.';

/**
 * The serial of an air waybill ends with its remainder by seven. The prefix is the airline's three digits or our letters. Serials follow
 * one another, so anybody can guess one: what is known of a shipment is told to its owner alone.
 */
const waybillIn = (code: string): OtherNumber | undefined => {
  const [, prefix = '', serial = '', check = ''] = /^([A-Z]{2,4}|\d{3})(\d{7})(\d)$/.exec(code) ?? [];
  if (serial === '' || Number(serial) % 7 !== Number(check)) return undefined;
  return /\d/.test(prefix)
    ? { words: `That is the airline’s waybill number, of everything on one flight. ${LOOKS_LIKE}` }
    : { words: `That is an air waybill number. ${LOOKS_LIKE}`, waybill: `${prefix}-${serial}${check}` };
};

/** A form that only one carrier has, so that a mistyped number of ours is not taken for somebody else's. */
const carriersIn = (typed: string): OtherNumber | undefined => {
  const parcel = trackingTyped(typed);
  const { carrier, certain } = carrierOf(parcel);
  if (!certain) return undefined;
  const page = carrierPage(carrier, parcel);
  const name = carrierNames[carrier];
  return {
    words: `That looks like ${name}. ${page === undefined ? `Track it with ${name}` : 'Track it there'} until it reaches us.`,
    parcel,
    ...(page === undefined ? {} : { page }),
  };
};

/** A number of a store's carrier with a digit that cannot be. Its length says nothing of ours, and no page would find it. */
const mistypedIn = (typed: string): OtherNumber | undefined => {
  const carrier = mistypedOf(trackingTyped(typed));
  return (
    carrier && {
      words: `That looks like a ${carrierNames[carrier]} number, but a digit seems to be wrong. Compare it with the store’s e-mail.`,
    }
  );
};

/** A number of ours that is on another page. Such numbers are no tracking numbers, and each names itself by its letters. */
const oursIn = (typed: string): OtherNumber | undefined => {
  const of = (what: 'booking' | 'quote' | 'parcel', path: string): OtherNumber => ({
    words: `That is your ${what} number.`,
    ours: { what, path },
  });
  const [booking, quote, parcel] = [readBookingCode(typed), readQuoteCode(typed), readParcelCode(typed)];
  if (booking !== undefined)
    return of('booking', pathTo('/dashboard/bookings/:reference', { reference: booking }));
  if (quote !== undefined) return of('quote', pathTo('/dashboard/quotes/:reference', { reference: quote }));
  return parcel === undefined
    ? undefined
    : of('parcel', pathTo('/dashboard/mailbox/:code', { code: parcel }));
};

/** What somebody typed in place of a tracking number of ours. */
export const otherNumber = (typed: string): OtherNumber => {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (code.length === 0) return { words: 'Type your tracking number.' };
  return (
    oursIn(typed) ??
    waybillIn(code) ??
    carriersIn(typed) ??
    mistypedIn(typed) ?? {
      words:
        code.length === LENGTH
          ? 'One of the characters is wrong. Compare it with your number again.'
          : `Our tracking numbers have ${LENGTH} letters and digits. This one has ${code.length}.`,
    }
  );
};
