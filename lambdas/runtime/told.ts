import type { Announcement } from './announcement.ts';
import type { ToldBulk } from './bulk-row.ts';
import type { Digest, WriteDigestSamples } from './digest.ts';
import type { HistoryLine } from './history-line.ts';
import type { Holds } from './holds.ts';
import type { OfCustomer } from './of-customer.ts';
import type { OfPerson } from './of-person.ts';
import type { SampleEvent } from './sample-event.ts';
import type { WriteSamples } from './sample-letter.ts';
import type { Waiting } from './task-source.ts';

/**
 * What a domain tells the rest of the house. `lambdas/<domain>/told.ts` exports each part by its name, and has no code of its own:
 * so a function is bundled with the parts that it uses. `lambdas/told.ts` lists the parts of all domains.
 */
export interface Told {
  /** Whom an event tells what. The contract of an event without an announcement says why nobody is told. */
  readonly announcements: readonly Announcement[];
  /** How what happened to its things is worded, when it is told a little later: one for each kind of thing. */
  readonly digests: readonly Digest[];
  /** What it can say, for previews. */
  readonly digestSamples: WriteDigestSamples;
  /** For each event of the domain its line in the history, or why it has none. */
  readonly history: readonly HistoryLine[];
  /** For each table and bucket of the domain, how long what it holds is kept, and what of it is of a person. */
  readonly holds: Holds;
  /** How it shows somebody what it holds of them, and forgets it when they close their account. */
  readonly ofPerson: OfPerson;
  /** What it shows the desk on the page of a person. */
  readonly ofCustomer: OfCustomer;
  /** What waits in its things, with the events after which that is looked at. */
  readonly waiting: Waiting;
  /** What waits from a day on, without an event. */
  readonly waitingByDay: Waiting;
  /** What waits because something did not work, without an event. */
  readonly waitingOnFailure: Waiting;
  /** For each announced event what can be told of it, for previews. */
  readonly samples: readonly SampleEvent[];
  /** Letters that no announcement has, for previews. */
  readonly letters: WriteSamples;
  /** What the desk can do with many of its rows at once. */
  readonly bulk: ToldBulk;
}
