import type { FlightSchedule } from '../../departures/schedule/flight-rule.ts';
import type { PublishedRateCard } from '../../quotes/rate-card.ts';
import type { Plan } from '../desk/desk-post.ts';
import type { PostText } from '../text/post-text.ts';

/** What drafts are made of: our schedule and our rate cards as they stand. */
export interface OwnData {
  readonly schedule: FlightSchedule;
  readonly rateCards: readonly Pick<PublishedRateCard, 'version' | 'effectiveFrom'>[];
  /** The day in New York. */
  readonly today: string;
}

/** A draft: what is planned of it, with a brief that says what it was made from, and its text. */
export interface MadeDraft {
  readonly plan: Omit<Plan, 'owner' | 'slug' | 'title'>;
  readonly text: PostText;
}
