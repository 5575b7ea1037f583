import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** Something that must not stay unnoticed. */
export interface Concern {
  /** Unique in the house; the alarm's id. */
  readonly id: string;
  /** Who is hurt and how: the first line that the person on call reads. */
  readonly whenItFails: string;
  /** What to look at first. */
  readonly firstLook: string;
  readonly metric: IMetric;
  /** The alarm rings when the metric is at or above this. */
  readonly threshold: number;
  /** Periods in a row before it rings; 1 unless told otherwise. */
  readonly periods?: number;
  /** True when silence is the trouble: rings when the metric is at or below the threshold, or missing. */
  readonly silence?: boolean;
}

/** Collects what the constructs want watched; the observability stack turns it into alarms and a dashboard. */
export class Watch {
  readonly #concerns: Concern[] = [];

  add(concern: Concern): void {
    this.#concerns.push(concern);
  }

  get concerns(): readonly Concern[] {
    return this.#concerns;
  }
}
