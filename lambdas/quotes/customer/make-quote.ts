import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type Customer, type ForCaller, newQuote } from '../pricing/new-quote.ts';
import type { PriceRequest } from '../pricing/price-request.ts';
import type { QuoteStore } from '../store/quote-store.ts';
import type { RequestClaims } from '../store/request-claims.ts';

export interface MakeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly quotes: Pick<QuoteStore, 'create'>;
  readonly claims: RequestClaims;
  readonly price: PriceRequest;
  /** Keyed hash of an e-mail address, to list by without storing it twice. */
  readonly inboxOf: (email: string) => Promise<string>;
  readonly newReference: () => string;
  readonly pause: Pause;
}

/** One request for a quote. */
interface Asked<Refusal extends string> {
  readonly form: QuoteForm;
  /** Asked only when the request was not answered before. */
  readonly customer: () => Promise<Customer>;
  /** Whoever sends it: a user id, or `guest`. The same key of somebody else is another request. */
  readonly by: string;
  readonly key: string;
  readonly correlationId: string;
  /** Set when the desk makes it for somebody. */
  readonly forCaller?: ForCaller;
  /** The refusal of a request that may not make anything; a request that was answered before is answered again. */
  readonly barred?: Refusal | undefined;
  /** What must hold beside: named by its refusal. */
  readonly also: (now: Date) => Readonly<Record<Refusal, Write>>;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const keyReused = () =>
  refuse('KEY_REUSED', 'This form was sent before with other goods. Reload the page and send it again.');

/**
 * Makes a quote, once however often the form is sent. Returns its reference, or the refusal of `also` whose condition failed.
 * Throws when the outcome is unknown; it is then safe to send the same form again.
 */
export const makeQuote = <Refusal extends string>(
  { quotes, claims, price, inboxOf, newReference, clock, newId, pause }: MakeDeps,
  { form, customer, by, key, correlationId, forCaller, barred, also }: Asked<Refusal>,
): Promise<Result<{ reference: string }, 'NO_PRICE' | 'KEY_REUSED'> | { readonly refused: Refusal }> => {
  const [claim, body] = [hashOf([by, key]), hashOf(form)];
  const make = async () => {
    const known = await claims.answered(claim);
    if (known) return known.body === body ? ok({ reference: known.reference }) : keyReused();
    if (barred !== undefined) return { refused: barred };
    const now = clock();
    const person = await customer();
    const priced = await price(form, now, person.ownerId);
    if (!priced.ok) return priced;
    const reference = newReference();
    const inbox = await inboxOf(person.email);
    const origin = { newId, correlationId };
    const written = newQuote(priced.value, person, { reference, now, ...origin, forCaller });
    const refused = await quotes.create<Refusal | 'requested-before'>({ ...written, inbox }, {
      'requested-before': claims.request(claim, { reference, body }, now),
      ...also(now),
    } as Record<Refusal | 'requested-before', Write>);
    if (refused === undefined) return ok({ reference });
    const mayBeOver = refused === 'busy' || refused === 'requested-before' || refused === 'reference-taken';
    return mayBeOver ? again : { refused };
  };
  return untilWritten('A new quote', make, { pause });
};
