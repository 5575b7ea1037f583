import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import type { By } from '../changes/step.ts';
import type { OwnTrace, Trace, TraceForm } from './trace.ts';

type Closed = Refusal<'TRACE_CLOSED', { readonly trace: Trace }>;
export type TraceRefusal = Closed | Refusal<'TRACE_CHANGED', { readonly trace: Trace }>;
/** A search after a step, or the same one where it is so already. */
export type SteppedTrace<R extends TraceRefusal = TraceRefusal> = Result<Trace, never, R>;

interface Asking {
  readonly reference: string;
  readonly ownerId: string;
  readonly mailbox: string | undefined;
  readonly form: TraceForm;
  readonly tracking: string;
  readonly carrier: string;
  /** ISO 8601, as is `at`. */
  readonly promisedBy: string;
  readonly at: string;
}

/** A search as it begins. */
export const asked = ({ form, mailbox, at, ...known }: Asking): Trace => {
  const { id, tracking, ...said } = form;
  return {
    ...said,
    ...known,
    ...(mailbox === undefined ? {} : { mailbox }),
    version: 1,
    state: 'OPEN',
    searched: [],
    createdAt: at,
    changedAt: at,
  };
};

const isOpen = (trace: Trace): SteppedTrace<Closed> =>
  trace.state === 'OPEN'
    ? ok(trace)
    : refuse('TRACE_CLOSED', 'This search has ended. Look at how it ended.', { trace });

const unchangedSince = (trace: Trace, version: number): SteppedTrace => {
  const open = isOpen(trace);
  if (!open.ok || trace.version === version) return open;
  return refuse('TRACE_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { trace });
};

const next = (trace: Trace, change: Partial<Trace>, at: string): Trace => ({
  ...trace,
  ...change,
  version: trace.version + 1,
  changedAt: at,
});

/** A shelf was looked through. Once is enough: the same shelf again changes nothing. */
export const searched = (before: Trace, shelf: string, { by, at }: By): SteppedTrace<Closed> => {
  const open = isOpen(before);
  if (!open.ok || before.searched.some((one) => one.shelf === shelf)) return open;
  return ok(next(before, { searched: [...before.searched, { shelf, by, at }] }, at));
};

interface Ending extends By {
  readonly version: number;
}

/** The parcel that is missed was found. The same parcel again changes nothing. */
export const found = (
  before: Trace,
  { version, code, text, by, at }: Ending & { readonly code: string; readonly text: string },
): SteppedTrace => {
  if (before.state === 'FOUND' && before.parcel === code) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  return ok(next(before, { state: 'FOUND', parcel: code, answer: { text, by, at }, closedAt: at }, at));
};

/** It is not here: the owner is told what was done. */
export const notHere = (
  before: Trace,
  { version, text, by, at }: Ending & { readonly text: string },
): SteppedTrace => {
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  return ok(next(before, { state: 'NOT_HERE', answer: { text, by, at }, closedAt: at }, at));
};

/** Its owner ends the search. Ended by them already, it stays so. */
export const withdrawn = (before: Trace, { version, at }: Pick<Ending, 'version' | 'at'>): SteppedTrace => {
  if (before.state === 'WITHDRAWN') return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  return ok(next(before, { state: 'WITHDRAWN', closedAt: at }, at));
};

/** A search as its owner sees it: neither who searched, nor who answered. */
export const ownTrace = ({ searched: shelves, answer, ownerId, ...trace }: Trace): OwnTrace => ({
  ...trace,
  shelvesSearched: shelves.length,
  ...(answer === undefined ? {} : { answer: { text: answer.text, at: answer.at } }),
});
