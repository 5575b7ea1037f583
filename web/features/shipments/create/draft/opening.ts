import { useEffect, useState } from 'react';
import { bookingReference } from '#domain/bookings/reference.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readLink } from '#web/price-form/draft/link.ts';
import { draftsOfAccount } from '#web/session/drafts/account-drafts.ts';
import { type Begun, readBegun } from '#web/session/drafts/begun.ts';
import {
  draftsFor,
  keptOf,
  type LocalDraft,
  ownerOf,
  readDraft,
  writeDraft,
} from '#web/session/drafts/local-drafts.ts';
import { takeBegun } from '#web/session/drafts/take-begun.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { typedOfQuote } from './from-quote.ts';
import { typedOf } from './from-shipment.ts';
import { emptyShipment, readTyped, type TypedShipment, toDestination } from './typed.ts';
import type { Opening } from './use-draft.ts';

/** Ids of drafts that change a shipment begin with this; the others make a new one. */
const CHANGE = 'change-';
const isNew = ({ id }: LocalDraft): boolean => !id.startsWith(CHANGE);

const fresh = (id: string, typed = emptyShipment(uuidV7())): Opening => ({
  id,
  typed,
  timestamp: 0,
  isBroughtBack: false,
});

const broughtBack = (draft: LocalDraft): Opening => ({
  id: draft.id,
  typed: readTyped(draft.data, uuidV7()),
  timestamp: draft.timestamp,
  isBroughtBack: true,
});

/** A new draft from a link of the calculator. The value that was insured there becomes that of the first line. */
export const fromLink = (search: string, key: string): TypedShipment => {
  const price = readLink(search);
  const typed = toDestination(emptyShipment(key), price.to);
  const lines = typed.lines.map((line) => ({ ...line, value: price.value }));
  const booking = new URLSearchParams(search).get('booking') ?? '';
  return { ...typed, booking, price: { ...price, value: '', dearest: '' }, lines };
};

/** The pickup or drop-off whose goods a link is about. */
const bookingIn = (query: URLSearchParams): string | undefined => {
  const reference = query.get('booking') ?? '';
  return bookingReference.shape.test(reference) ? reference : undefined;
};

/** What can be opened without asking anybody; undefined when the server must be asked first. */
const openHere = (userId: string, query: URLSearchParams): Opening | undefined => {
  if (query.has('change') || query.has('quote') || bookingIn(query) !== undefined) return undefined;
  if (query.has('g') || query.has('to'))
    return { ...fresh(uuidV7(), fromLink(query.toString(), uuidV7())), isToKeep: true };
  const wanted = query.get('draft');
  if (wanted === null) {
    const last = draftsFor(userId).find(isNew);
    // What the account has had may be booked since, on another device.
    return last === undefined || keptOf(last) > 0 ? undefined : broughtBack(last);
  }
  const local = readDraft(wanted);
  return local && (ownerOf(local) ?? userId) === userId ? broughtBack(local) : undefined;
};

/** What somebody was about to book before they signed in, or what this account has of it since. Throws what the server says otherwise. */
const openBegun = async (userId: string, begun: Begun): Promise<Opening> => {
  try {
    return broughtBack(await takeBegun(begun, userId));
  } catch (error) {
    const found = (await draftsOfAccount(userId).catch(() => [])).find(({ id }) => id === begun.id);
    if (found === undefined) throw error;
    return openKept(userId, found);
  }
};

const openKept = (userId: string, draft: LocalDraft): Opening => {
  writeDraft({ ...draft, data: { ...draft.data, owner: userId, kept: draft.timestamp } });
  return broughtBack(draft);
};

/** What was typed before into the form of a shipment or a quote, on this device or another one. */
const openBefore = async (userId: string, id: string): Promise<Opening | undefined> => {
  const here = readDraft(id);
  if (here) return broughtBack(here);
  const there = (await draftsOfAccount(userId).catch(() => [])).find((draft) => draft.id === id);
  return there && openKept(userId, there);
};

/** The last one of this device or of the account; an empty form when there is none. */
const openLast = async (userId: string): Promise<Opening> => {
  const drafts = await draftsOfAccount(userId).catch(() => []);
  const here = draftsFor(userId).find(isNew);
  if (here !== undefined) return broughtBack(here);
  const there = drafts.find(isNew);
  return there === undefined ? fresh(uuidV7()) : openKept(userId, there);
};

/** What the account has under an id; an empty form when it has nothing or cannot be reached. */
const openThere = async (userId: string, wanted: string): Promise<Opening> => {
  const begun = readBegun();
  if (begun?.id === wanted) return openBegun(userId, begun);
  const found = (await draftsOfAccount(userId).catch(() => [])).find(({ id }) => id === wanted);
  return found === undefined ? fresh(wanted) : openKept(userId, found);
};

/** The form of a shipment that is to be changed. */
const openShipment = async (userId: string, number: string): Promise<Opening> => {
  const { shipment } = await api(shipmentEndpoints.show, { params: { number } });
  if (shipment.howItComes === 'MAILBOX')
    throw new Error('These are parcels of your mailbox. Book or cancel them on the page of the shipment.');
  const id = `${CHANGE}${number}-${shipment.version}`;
  return (await openBefore(userId, id)) ?? fresh(id, typedOf(shipment, uuidV7()));
};

/**
 * A quote of the account. Whoever accepted it as a guest and signed up since does not have it yet: it is theirs once they ask for what was
 * mailed to their address.
 */
const showQuote = async (reference: string) => {
  const show = () => api(quoteEndpoints.show, { params: { reference } });
  return show().catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'QUOTE_NOT_FOUND') throw error;
    await api(quoteEndpoints.claim, {});
    return show();
  });
};

/** What an accepted quote says. */
const openQuote = async (userId: string, reference: string): Promise<Opening> => {
  const id = `quote-${reference}`;
  const before = await openBefore(userId, id);
  if (before) return before;
  const { quote } = await showQuote(reference);
  if (quote.status !== 'ACCEPTED') throw new Error('Only a quote that you have accepted can be booked.');
  return fresh(id, typedOfQuote(quote, uuidV7()));
};

/** What a pickup or drop-off brings. It has one draft, however often its link is followed, on whatever device. */
const openBooking = async (userId: string, query: URLSearchParams, reference: string): Promise<Opening> => {
  const id = `booking-${reference}`;
  const typed = fromLink(query.toString(), uuidV7());
  return (await openBefore(userId, id)) ?? { ...fresh(id, typed), isToKeep: true };
};

/** The shipment or the quote that the id of a draft was made of, for a reload before anything was typed. */
const madeOf = (id: string | null) => ({
  number: /^change-(.+)-\d+$/.exec(id ?? '')?.[1] ?? null,
  reference: /^quote-(.+)$/.exec(id ?? '')?.[1] ?? null,
});

/** What the server has to be asked for. */
const ask = (userId: string, query: URLSearchParams): Promise<Opening> => {
  const made = madeOf(query.get('draft'));
  const number = query.get('change') ?? made.number;
  const reference = query.get('quote') ?? made.reference;
  if (number !== null) return openShipment(userId, number);
  if (reference !== null) return openQuote(userId, reference);
  const booking = bookingIn(query);
  if (booking !== undefined) return openBooking(userId, query, booking);
  const wanted = query.get('draft');
  return wanted === null ? openLast(userId) : openThere(userId, wanted);
};

/**
 * The draft that a visit opens: the one in the address, a new one from a link of the calculator, that of a pickup, a shipment to change, an
 * accepted quote, else the last one of this device or of the account. Undefined while the server is asked.
 */
export const useOpening = (
  userId: string,
  search: string,
): { readonly opening: Opening | undefined; readonly failure: unknown } => {
  const [opening, setOpening] = useState(() => openHere(userId, new URLSearchParams(search)));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // This device has it already, and the account gets it meanwhile.
    const begun = readBegun();
    if (begun !== undefined && begun.id === opening?.id) takeBegun(begun, userId).catch(() => undefined);
    if (opening !== undefined) return undefined;
    let isWanted = true;
    void ask(userId, new URLSearchParams(search)).then(
      (found) => isWanted && setOpening(found),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [opening, userId, search]);
  return { opening, failure };
};
