import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { assigned } from '#domain/parcels/changes/assigned.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { found, type TraceRefusal } from '#domain/parcels/trace/steps.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { type Besides, changeParcel } from '../change/change-parcel.ts';
import type { Origin } from '../change/events.ts';
import { type AssignDeps, announcedBy, withNewOwner } from '../desk/assign.ts';
import { changeTrace, noSuchTrace, type TraceDeps, traceEvent } from './change-trace.ts';

export interface FoundDeps extends TraceDeps, AssignDeps {
  readonly mailboxes: Pick<MailboxReader, 'behind' | 'ofOwner'>;
  readonly pause: TraceDeps['pause'];
  readonly clock: TraceDeps['clock'];
  readonly newId: TraceDeps['newId'];
}

type Request = UseCaseRequest<typeof traceEndpoints.traceFound>;
type FoundRefusal = EndpointRefusal<typeof traceEndpoints.traceFound>;

const taken = () =>
  refuse(
    'PARCEL_TAKEN',
    'This parcel is someone else’s, or has left. If that is wrong, first take it from that mailbox on its page.',
  );

/** What its owner reads where staff wrote nothing. */
const FOUND = 'We found it, and put it into your mailbox.';

const stepOf = ({ body: { version, code, note }, caller: { userId: by } }: Request, at: string) => ({
  version,
  code,
  text: note === undefined || note === '' ? FOUND : note,
  by,
  at,
});

/** What a decision has found, for what is written besides. It is made again when somebody wrote in between. */
interface Decided {
  readonly trace: Trace;
  readonly after: Parcel;
  readonly into: Mailbox;
  readonly preAlert: PreAlert | undefined;
}

const decideFound = async (
  deps: FoundDeps,
  request: Request,
  before: Parcel,
  at: string,
): Promise<Result<Decided, never, FoundRefusal>> => {
  const known = await deps.traces.find(request.params.reference);
  if (known === undefined) return noSuchTrace();
  const step = stepOf(request, at);
  const trace = found(known, step);
  if (!trace.ok) return trace;
  if (before.state !== 'UNIDENTIFIED') return taken();
  const mailbox = await deps.mailboxes.ofOwner(known.ownerId);
  if (mailbox === undefined || !isOpen(mailbox))
    return refuse('MAILBOX_NOT_FOUND', 'Whoever asked has no open mailbox, so it cannot become theirs.');
  const { number, userId: ownerId } = mailbox;
  const preAlert = await announcedBy(deps, before, ownerId);
  const after = assigned(
    before,
    { mailbox: number, ownerId, matchedBy: 'TRACE', preAlert },
    { by: step.by, at },
  );
  return after.ok ? ok({ trace: trace.value, after: after.value, into: mailbox, preAlert }) : taken();
};

/** The end of the search goes into the transaction of the parcel. */
const withTrace = (deps: FoundDeps, { trace, ...owned }: Decided, origin: Origin): Besides => {
  const { guards = {}, also = [], events = [] } = withNewOwner(deps, owned, origin);
  const { guard, also: rows } = deps.traces.writes(trace);
  return {
    guards: { ...guards, trace: guard },
    also: [...also, ...rows],
    events: [...events, traceEvent(trace, 'found', origin)],
  };
};

/** A parcel of nobody becomes that of whoever misses it, in one transaction with the end of the search. */
const giveParcel = async (deps: FoundDeps, request: Request): Promise<Result<Trace, never, FoundRefusal>> => {
  const { params, body, caller, correlationId } = request;
  let decided: Decided | undefined;
  const given = await changeParcel<FoundRefusal>(deps, {
    code: body.code,
    by: caller.userId,
    correlationId,
    text: [`Found by search ${params.reference}.`, body.note].filter(Boolean).join(' '),
    what: ['assigned'],
    decide: async (before, now) => {
      const result = await decideFound(deps, request, before, now.toISOString());
      if (!result.ok) return result;
      decided = result.value;
      return ok(decided.after);
    },
    besides: (_, origin) => (decided === undefined ? {} : withTrace(deps, decided, origin)),
  });
  if (!given.ok) return given;
  return decided === undefined ? noSuchTrace() : ok(decided.trace);
};

/** Approves that a parcel is the one that is missed. One that is in its owner's mailbox by now only ends the search. */
export const traceFound =
  (deps: FoundDeps): UseCase<typeof traceEndpoints.traceFound> =>
  async (request) => {
    const { params, body, caller, correlationId } = request;
    const [trace, parcel] = await Promise.all([
      deps.traces.find(params.reference),
      deps.parcels.find(body.code),
    ]);
    if (trace === undefined) return noSuchTrace();
    if (parcel === undefined) return refuse('PARCEL_NOT_FOUND', `There is no parcel ${body.code}.`);
    if (parcel.ownerId !== trace.ownerId) return giveParcel(deps, request);
    return changeTrace<TraceRefusal>(deps, {
      reference: params.reference,
      by: caller.userId,
      correlationId,
      what: 'found',
      decide: (before, at) => found(before, stepOf(request, at)),
    });
  };
