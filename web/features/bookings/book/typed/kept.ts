import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { type TypedBooking, typedOfLink } from './typed-booking.ts';

/** Only in this tab: it has an address and a phone number, and is done in one sitting, with a reload or a sign-in between. */
const STORED_AS = 'booking';

interface Kept {
  /** Whose it is: the next person on this device does not see it. */
  readonly owner: string;
  /** The link that it was opened with. Another link is another booking. */
  readonly search: string;
  readonly typed: TypedBooking;
}

const readKept = (): Partial<Kept> =>
  withoutThrowing(() => JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Partial<Kept>) ?? {};

/** What the page opens with: what was typed before in this tab, else what its link says. */
export const openingOf = (owner: string, search: string): TypedBooking => {
  const opened = typedOfLink(search, uuidV7());
  const kept = readKept();
  if (kept.owner !== owner || (search !== '' && kept.search !== search)) return opened;
  // A release may have added fields.
  return { ...opened, ...kept.typed };
};

/** The draft of the account that a link leads to, unless its link or this tab has what was typed. */
export const draftElsewhere = (owner: string, search: string): string | undefined => {
  const query = new URLSearchParams(search);
  const kept = readKept();
  const isHere = query.has('g') || query.has('to') || (kept.owner === owner && kept.search === search);
  return isHere ? undefined : (query.get('draft') ?? undefined);
};

export const keep = (owner: string, search: string, typed: TypedBooking): void => {
  withoutThrowing(() =>
    sessionStorage.setItem(STORED_AS, JSON.stringify({ owner, search, typed } satisfies Kept)),
  );
};

/** After it was booked. */
export const forget = (): void => {
  withoutThrowing(() => sessionStorage.removeItem(STORED_AS));
};
