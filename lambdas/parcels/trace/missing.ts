import type { Parcel } from '#domain/parcels/parcel.ts';
import { type TraceFit, traceFit } from '#domain/parcels/trace/fit.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import type { Suggested } from '../match/whose.ts';
import type { TraceStore } from '../store/traces/trace-store.ts';

export interface MissingDeps {
  readonly traces: Pick<TraceStore, 'inState'>;
  readonly mailboxes: Pick<MailboxReader, 'behind'>;
}

/** Those that were promised an answer soonest. */
const open: PageRequest = { after: undefined, limit: 100 };
const MOST_NAMED = 3;

const whyOf = ({ why }: TraceFit): string => {
  if (why.includes('number')) return 'missed';
  return why.some((one) => one.startsWith('number')) ? 'missed-like' : 'missed-label';
};

const fitting = (parcel: Parcel, { nameOnLabel, ...trace }: Trace): TraceFit | undefined =>
  traceFit({ ...trace, names: nameOnLabel === undefined ? [] : [nameOnLabel] }, parcel);

/** Who misses a parcel that could be this one, the likeliest first. */
export const missedByWhom = async (
  { traces, mailboxes }: MissingDeps,
  parcel: Parcel,
): Promise<readonly Suggested[]> => {
  const { items } = await traces.inState('OPEN', open);
  const fits = items
    .flatMap((trace) => {
      const fit = fitting(parcel, trace);
      return fit === undefined || trace.mailbox === undefined
        ? []
        : [{ number: trace.mailbox, trace: trace.reference, fit }];
    })
    .toSorted((one, other) => other.fit.score - one.fit.score)
    .slice(0, MOST_NAMED);
  const named = await Promise.all(
    fits.map(async ({ number, trace, fit }): Promise<Suggested[]> => {
      const mailbox = await mailboxes.behind(number);
      return mailbox === undefined
        ? []
        : [{ mailbox: mailbox.number, name: mailbox.ownerName, score: fit.score, why: [whyOf(fit)], trace }];
    }),
  );
  return named.flat();
};
