import { createHash } from 'node:crypto';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { numberTyped, type TypedNumber } from '#domain/parcels/alerts/pre-alerts.ts';
import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { dockClosedDays, promisedBy } from '#domain/parcels/trace/promised.ts';
import { asked, ownTrace } from '#domain/parcels/trace/steps.ts';
import { type Trace, type TraceForm, traceReference } from '#domain/parcels/trace/trace.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { type FileDeps, ownFile } from '../own-file.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { type TraceDeps, traceEvent } from './change-trace.ts';

export interface AskDeps extends TraceDeps, FileDeps {
  readonly parcels: Pick<ParcelStore, 'ownOfNumber'>;
  readonly mailboxes: Pick<MailboxReader, 'ofOwner'>;
  readonly readSetting: ReadSetting;
}

type AskRefusal = EndpointRefusal<typeof traceEndpoints.askTrace>;

/** Nobody misses more at once; and nobody tries numbers out with us. */
const MOST_OPEN = 20;

/** The reference that follows from the id of a form, so that the same form sent twice is one search. */
const referenceOf = (id: string): string =>
  traceReference.of(createHash('sha256').update(id.toLowerCase()).digest().subarray(0, 6));

/** Until when we answer, by the hours and holidays in the settings. */
const promiseAt = async ({ readSetting }: Pick<AskDeps, 'readSetting'>, now: Date): Promise<string> => {
  const [{ hours }, schedule] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
  return promisedBy(now, hours, dockClosedDays(schedule)).toISOString();
};

const problemOfProof = async (deps: AskDeps, files: readonly string[], ownerIds: readonly string[]) => {
  const now = deps.clock();
  const checked = await Promise.all(
    files.map((file) => ownFile(deps, { file, purpose: 'TRACE_PROOF', ownerIds, now })),
  );
  return checked.find((one) => !one.ok) ?? ok(undefined);
};

const mailboxOf = async (
  { mailboxes }: Pick<AskDeps, 'mailboxes'>,
  ownerIds: readonly string[],
): Promise<Mailbox | undefined> =>
  (await Promise.all(ownerIds.map((id) => mailboxes.ofOwner(id)))).find((one) => one !== undefined);

interface Asking {
  readonly form: TraceForm;
  readonly number: TypedNumber;
  readonly caller: Caller;
  readonly correlationId: string;
}

const newTrace = async (deps: AskDeps, { form, number, caller }: Asking): Promise<Trace> => {
  const now = deps.clock();
  const mailbox = await mailboxOf(deps, idsOf(caller));
  return asked({
    reference: referenceOf(form.id),
    ownerId: mailbox?.userId ?? caller.userId,
    mailbox: mailbox?.number,
    form,
    ...number,
    promisedBy: await promiseAt(deps, now),
    at: now.toISOString(),
  });
};

/** Writes a search once, whatever the same person asks at the same moment. */
const writeNew = (deps: AskDeps, asking: Asking): Promise<Result<Trace, never, AskRefusal>> => {
  const { form, number, caller, correlationId } = asking;
  const reference = referenceOf(form.id);
  const ownerIds = idsOf(caller);
  const origin = { by: caller.userId, newId: deps.newId, correlationId };
  return changing<
    { readonly first: Trace | undefined; readonly open: readonly Trace[] },
    Trace,
    Trace,
    AskRefusal
  >(
    `The search ${reference}`,
    {
      read: async () => ({
        first: await deps.traces.find(reference),
        open: (await deps.traces.ofOwner(ownerIds, 'open', { after: undefined, limit: MOST_OPEN })).items,
      }),
      write: (trace) => deps.traces.write(trace, traceEvent(trace, 'asked', origin)),
    },
    async ({ first, open }) => {
      if (first !== undefined) return { done: first };
      if (open.some(({ tracking, state }) => state === 'OPEN' && tracking === number.tracking))
        return refuse('TRACE_EXISTS', 'We are looking for this number already. See your searches below.');
      if (open.length >= MOST_OPEN)
        return refuse(
          'TOO_MANY_TRACES',
          `We are looking for ${MOST_OPEN} parcels for you. Wait for our answers, or end a search.`,
        );
      const trace = await newTrace(deps, asking);
      return { change: trace, answer: trace };
    },
    { pause: deps.pause },
  );
};

/**
 * Asks us to search for a parcel, once for each id of a form. The answer depends on the caller's own parcels and searches alone: whether
 * somebody else has the number is not told.
 */
export const askTrace =
  (deps: AskDeps): UseCase<typeof traceEndpoints.askTrace> =>
  async ({ body: form, caller, correlationId }) => {
    const ownerIds = idsOf(caller);
    const answer = (trace: Trace) =>
      ownerIds.includes(trace.ownerId)
        ? ok({ trace: ownTrace(trace) })
        : refuse('TRACE_EXISTS', 'This form was sent before. Open a new one.');
    const first = await deps.traces.find(referenceOf(form.id));
    if (first !== undefined) return answer(first);
    const number = numberTyped({ tracking: form.tracking });
    if (!number.ok) return number;
    const [parcel] = await deps.parcels.ownOfNumber(number.value.tracking, ownerIds);
    if (parcel !== undefined) return ok({ parcel });
    const proof = await problemOfProof(deps, form.proof, ownerIds);
    if (!proof.ok) return proof;
    const written = await writeNew(deps, { form, number: number.value, caller, correlationId });
    return written.ok ? answer(written.value) : written;
  };
