import type { ScheduleFields } from '../../departures/schedule/schedule-fields.ts';
import type { RateCard } from '../../quotes/rate-card.ts';

/** What holds now, as far as posts may state it. */
export interface Facts {
  /** The rate card in force. */
  readonly card: RateCard;
  readonly schedule: Pick<ScheduleFields, 'cargoCutoff' | 'bookingCutoff' | 'lanes'>;
  /** The address of our site, without a slash at its end. */
  readonly url: string;
  /** Whether the end of an address leads to a post that is shown, also by an address that it had before. */
  readonly leads: (slug: string) => boolean;
  /** Addresses without a page that a colleague redirected to one. */
  readonly redirected: ReadonlySet<string>;
}
