import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import type { GuestDraft } from '#domain/shipments/customer/saved/guest-draft.ts';
import { guestDraftWords } from '#domain/shipments/customer/saved/guest-draft-words.ts';
import { DRAFT_PREFIX, encodeDraft } from '#domain/shipments/form/draft-text.ts';
import type { Answer } from '#web/api/ask.ts';
import type { Draft } from '#web/price-form/draft/draft.ts';
import { postWithWork } from '#web/proof-of-work/post.ts';
import type { Work } from '#web/proof-of-work/work.ts';
import { type Begun, keepBegun, readBegun, wizardPath } from '#web/session/drafts/begun.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import type { BookingLinks } from './booking-links.ts';

/** Nobody waits longer for the server. What was typed is on this device, and goes into the account from here. */
const PATIENCE_MS = 6000;

const SECRET_BYTES = 16;

/** 128 random bits in 22 characters. */
const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What a guest wants to book: as typed, as we price it, and which page goes on with it. */
export interface ToKeep {
  readonly draft: Draft;
  readonly form: QuoteForm;
  /** As this page knows it; the server says its own. */
  readonly total: number;
  readonly online: NonNullable<BookingLinks['online']>;
}

type Named = Pick<Begun, 'id' | 'secret'>;

const pathOf = ({ path, what }: ToKeep['online'], id: string): string =>
  what === 'pickup' ? `${path}&draft=${id}` : wizardPath(id);

/** On this device, as an unfinished shipment and as what waits for an account; `there` is what the server answered that keeps it too. */
const keepHere = (
  { draft, form, total, online }: ToKeep,
  { id, secret }: Named,
  there?: GuestDraft,
): Begun => {
  const { timestamp = Date.now(), words = guestDraftWords(form.request.goods, total) } = there ?? {};
  const data = {
    price: { ...draft, value: '', dearest: '' },
    lines: [{ quantity: '1', value: draft.value }],
  };
  withoutThrowing(() => localStorage.setItem(DRAFT_PREFIX + id, encodeDraft({ data, timestamp })));
  const begun: Begun = {
    id,
    secret,
    words,
    timestamp,
    path: pathOf(online, id),
    ...(there === undefined ? {} : { isThere: true }),
  };
  keepBegun(begun);
  return begun;
};

/** The form with where we pick it up, also while this page still asks how far away that is: the server knows it. */
const formOf = ({ draft, form, online }: ToKeep): QuoteForm =>
  online.what === 'pickup' ? { ...form, pickupZip: draft.zip.trim() } : form;

const keepThere = (wanted: ToKeep, { id, secret }: Named, work: Work): Promise<Answer<GuestDraft>> =>
  postWithWork<GuestDraft>(
    '/api/shipment-drafts/guest',
    { failed: '', away: '' },
    { 'guest-draft': secret },
    { id, form: formOf(wanted) },
    work,
  );

const newNames = (): Named => ({ id: uuidV7(), secret: newSecret() });

const keep = async (wanted: ToKeep, named: Named, work: Work): Promise<void> => {
  const answer = await keepThere(wanted, named, work);
  // The same version in both places, so that neither takes the other for a change.
  if (answer.kind === 'ok') keepHere(wanted, named, answer.reply);
  else if (answer.code === 'GUEST_DRAFT_TAKEN') {
    // The one before is in an account by now, from another device: this is another one.
    withoutThrowing(() => localStorage.removeItem(DRAFT_PREFIX + named.id));
    const others = newNames();
    keepHere(wanted, others);
    work.forget();
    const again = await keepThere(wanted, others, work);
    if (again.kind === 'ok') keepHere(wanted, others, again.reply);
  }
};

/**
 * Keeps what a guest is about to book on this device and on the server, and answers where they go on: to sign up, and from there to it.
 * As long as nobody has signed in, another price takes the place of the one before. Never throws.
 */
export const keepForBooking = async (wanted: ToKeep, work: Work): Promise<string> => {
  const named = readBegun() ?? newNames();
  const { path } = keepHere(wanted, named);
  const patience = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([keep(wanted, named, work), patience]);
  return `/auth/register?returnUrl=${encodeURIComponent(readBegun()?.path ?? path)}`;
};
