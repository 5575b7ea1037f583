import type { Schedule } from '#domain/departures/schedule.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';

export interface CalculatorProps {
  readonly rateCard: PublishedRateCard;
  readonly schedule: Schedule;
}

/** What sending something costs, worked out while it is typed. */
export const Calculator = ({ rateCard }: CalculatorProps) => <p>Rate card {rateCard.version}</p>;
