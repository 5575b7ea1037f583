import { type AnyRefusal, ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { matched, waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { Receipt } from '#domain/parcels/bench/bench.ts';
import { type DeviceTime, deviceTime } from '#domain/parcels/bench/device-time.ts';
import {
  type AtDoor,
  doorRefusalOf,
  isCarrierHere,
  isSentOn,
  isTakenFor,
} from '#domain/parcels/bench/door.ts';
import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { isOfReceipt, type KnownOwner, received } from '#domain/parcels/changes/received.ts';
import { freeUntil } from '#domain/parcels/free-days.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { otherNumbersIn, type ReadCode, readCode } from '#domain/parcels/tracking/read-label.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { alertEvent, entriesOf, type Origin, receivedEvent } from '../change/events.ts';
import type { UsMailOk } from '../match/us-mail.ts';
import { type Whose, whoseIs } from '../match/whose.ts';
import type { AlertStore } from '../store/alert-store.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { atBench } from './at-bench.ts';
import { type LookUpDeps, receivedBefore } from './look-up.ts';

export interface ReceiveDeps extends LookUpDeps, Pick<SharedDependencies, 'newId'> {
  readonly parcels: Pick<ParcelStore, 'find' | 'ofNumber' | 'write' | 'claimNumber'>;
  readonly alerts: Pick<AlertStore, 'closing'>;
  readonly readRateCard: (now: Date) => Promise<PublishedRateCard>;
  readonly usMailOk: UsMailOk;
  readonly unchangedMailbox: (mailbox: Mailbox) => Write;
  readonly pause: Pause;
}

type Endpoint = typeof benchEndpoints.receive;
type Refusals = Extract<Awaited<ReturnType<UseCase<Endpoint>>>, { readonly ok: false }>['refusal'];

/** A receipt with what its label and the clock say. */
interface Arriving {
  readonly receipt: Receipt;
  readonly code: ReadCode;
  readonly time: DeviceTime;
  readonly now: Date;
}

/** What is known when a receipt comes. */
interface Known {
  readonly stored: Parcel | undefined;
  readonly whose: Whose;
}

interface Arrived {
  readonly after: Parcel;
  /** The mailbox that it is put into. */
  readonly mailbox: Mailbox | undefined;
  readonly preAlert: PreAlert | undefined;
}

interface Person {
  readonly mailbox: Mailbox;
  readonly matchedBy: KnownOwner['matchedBy'];
}

/** Whose it is: whom the clerk chose, else who is certain; undefined for nobody. */
const personOf = async (
  { mailboxes }: Pick<ReceiveDeps, 'mailboxes'>,
  { mailbox: chosen }: Receipt,
  { certain }: Whose,
): Promise<Result<Person | undefined, 'MAILBOX_NOT_FOUND'>> => {
  if (chosen === 'NOBODY') return ok(undefined);
  if (chosen === undefined) return ok(certain && { mailbox: certain.mailbox, matchedBy: certain.by });
  const mailbox = await mailboxes.behind(chosen);
  if (mailbox === undefined) return refuse('MAILBOX_NOT_FOUND', `There is no mailbox ${chosen}.`);
  return ok({ mailbox, matchedBy: certain?.mailbox.number === mailbox.number ? certain.by : 'BENCH' });
};

/** What decides at the door about a parcel for somebody. */
const atDoor = async (
  deps: ReceiveDeps,
  mailbox: Mailbox | undefined,
  { receipt, code: { usMail }, now }: Arriving,
): Promise<AtDoor> => ({
  mailbox,
  usMail,
  noUsMail: usMail ? await deps.noUsMail(mailbox, receipt.label.name, now) : undefined,
});

/** Nobody is the owner of what comes to a closed mailbox after the carrier has left, but U.S. Mail: the desk finds out what becomes of it. */
const ownerOf = (
  person: Person | undefined,
  { known }: Whose,
  door: AtDoor,
  now: Date,
): KnownOwner | undefined => {
  if (person === undefined || !isTakenFor(person.mailbox, door)) return undefined;
  const { number: mailbox, userId: ownerId } = person.mailbox;
  const preAlert = known.alerts.find((alert) => waitsAt(alert, now) && alert.ownerId === ownerId);
  return { mailbox, ownerId, matchedBy: person.matchedBy, preAlert, sentOn: isSentOn(person.mailbox, door) };
};

/** What becomes of a receipt: a new parcel, the one that it has made before, or a refusal. */
const decided = async (
  deps: ReceiveDeps,
  arriving: Arriving,
  { stored, whose }: Known,
  by: string,
): Promise<Result<Arrived | { readonly again: Parcel }, never, Refusals>> => {
  const { receipt, code, time, now } = arriving;
  if (stored !== undefined)
    return isOfReceipt(stored, receipt, code)
      ? ok({ again: stored })
      : refuse('CODE_USED', 'This label is on another parcel. Print a new one.');
  const here = receivedBefore(whose);
  if (here !== undefined && receipt.another !== true)
    return refuse('PARCEL_HERE', 'This number was received before.', { parcel: await atBench(deps, here) });
  const person = await personOf(deps, receipt, whose);
  if (!person.ok) return person;
  const door = await atDoor(deps, person.value?.mailbox, arriving);
  // What is sent later lies here: the carrier cannot take it back any more.
  const refusal = isCarrierHere(time.at, now) ? doorRefusalOf(door) : undefined;
  if (refusal !== undefined) return refuse('DOOR_REFUSED', refusal.words, refusal);
  const { card } = await deps.readRateCard(new Date(time.at));
  const owner = ownerOf(person.value, whose, door, now);
  const free = freeUntil(time.at, card.storage.freeDays);
  const after = received({ receipt, code, time, owner, freeUntil: free, by, now: now.toISOString() });
  return ok({ after, mailbox: owner && person.value?.mailbox, preAlert: owner?.preAlert });
};

/** Writes a parcel with all that is true together with it. False when somebody was first: then everything is read again. */
const writeArrived = async (
  deps: ReceiveDeps,
  { after, mailbox, preAlert }: Arrived,
  { receipt, now }: Arriving,
  origin: Origin,
): Promise<boolean> => {
  const { code, tracking } = after;
  const announced = preAlert && matched(preAlert, code, after.changedAt);
  const closing = announced && deps.alerts.closing(announced);
  const refused = await deps.parcels.write<string>(
    {
      before: undefined,
      after,
      facts: { usMailOk: await deps.usMailOk(after, now) },
      entries: entriesOf(undefined, after, { what: ['received'] }, origin),
      events: [
        receivedEvent(after, origin),
        ...(announced === undefined ? [] : [alertEvent(announced, 'matched', origin)]),
      ],
      also: closing?.also ?? [],
    },
    {
      ...(tracking === undefined || receipt.another
        ? {}
        : { number: deps.parcels.claimNumber(tracking, code, now) }),
      ...(mailbox === undefined ? {} : { mailbox: deps.unchangedMailbox(mailbox) }),
      ...(closing === undefined ? {} : { announced: closing.guard }),
    },
  );
  return refused === undefined;
};

/**
 * Receives a parcel, once for each code, and says whose it is. Of two clerks who receive one number at the same moment one is first, and
 * the other is shown that parcel.
 */
export const receiveParcel =
  (deps: ReceiveDeps): UseCase<Endpoint> =>
  async ({ body: receipt, caller, correlationId }: UseCaseRequest<Endpoint>) => {
    const origin: Origin = { by: caller.userId, newId: deps.newId, correlationId };
    const code = readCode(receipt.scanned, receipt.broughtBy);
    const otherNumbers = otherNumbersIn(receipt.otherNumbers, code.tracking);
    const now = deps.clock();
    const arriving: Arriving = { receipt, code, time: deviceTime(receipt, now), now };
    const outcome = await changing<
      Known,
      Arrived,
      { parcel: Parcel; recorded: boolean },
      Refusals & AnyRefusal
    >(
      `Parcel ${receipt.code}`,
      {
        read: async () => {
          const [stored, whose] = await Promise.all([
            deps.parcels.find(receipt.code),
            whoseIs(deps, {
              tracking: code.tracking,
              otherNumbers,
              label: receipt.label,
              arrivedAt: arriving.time.at,
            }),
          ]);
          return { stored, whose };
        },
        write: (arrived) => writeArrived(deps, arrived, arriving, origin),
      },
      async (known) => {
        const decision = await decided(deps, arriving, known, caller.userId);
        if (!decision.ok) return decision;
        if ('again' in decision.value) return { done: { parcel: decision.value.again, recorded: false } };
        return { change: decision.value, answer: { parcel: decision.value.after, recorded: true } };
      },
      { pause: deps.pause },
    );
    if (!outcome.ok) return outcome;
    const { parcel, recorded } = outcome.value;
    return ok({ parcel: await atBench(deps, parcel), recorded });
  };
