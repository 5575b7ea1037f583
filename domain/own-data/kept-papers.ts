import * as z from 'zod/mini';
import { type Counted, keptWords } from '../kernel/kept-words.ts';
import { type RetentionClass, retention } from '../kernel/retention.ts';

/** What stays of somebody who closes their account, because a paper must keep it: a sentence, and the class that says how long. */
export const KeptPaper = z.object({
  told: z.string(),
  until: z.enum(Object.keys(retention) as [RetentionClass, ...RetentionClass[]]),
});
export type KeptPaper = z.infer<typeof KeptPaper>;

const isCounted = (name: RetentionClass): name is Counted => 'days' in retention[name];

/** How long it stays: `for ten years (31 CFR 501.601)`. */
const keptFor = ({ until }: Pick<KeptPaper, 'until'>): string => {
  const kept = retention[until];
  const law = 'law' in kept ? ` (${kept.law})` : '';
  return isCounted(until) ? `for ${keptWords(until)}${law}` : `as long as the postal rules ask${law}`;
};

/** The same for the person themselves: `for ten years (U.S. law)`. The paragraph stands in the guide of whoever runs this. */
export const keptTold = ({ until }: Pick<KeptPaper, 'until'>): string => {
  if (!isCounted(until)) return 'as long as U.S. postal rules ask';
  return `for ${keptWords(until)}${'law' in retention[until] ? ' (U.S. law)' : ''}`;
};

/** What stays and how long in one line, for the guide: `Invoices with your name and address, and what was paid: for ten years (31 CFR 501.601).` */
export const keptSentence = (paper: KeptPaper): string =>
  `${paper.told.replace(/\.$/, '')}: ${keptFor(paper)}.`;

/** Copies that nobody can take a person out of: they go by themselves. Days are those of the house, not of a law. */
export const copies = [
  { what: 'Backups of our tables, from which we restore after a fault', days: retention.backup.days },
  { what: 'What failed on its way between our programs', days: retention.failedEvent.days },
  { what: 'The archive of events, which has ids and no names', days: retention.eventArchive.days },
  { what: 'Log lines of our programs and of the site, without names', days: retention.log.days },
  { what: 'Statistics, which have ids and no names', days: retention.lake.days },
  { what: 'WhatsApp messages on their way, until their receipts have come', days: retention.message.days },
] as const;
