import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** Something that must not stay unnoticed. */
export interface Concern {
  /** Unique in the system; the alarm's construct id and the end of its name. */
  readonly id: string;
  /** The domain or room it belongs to, or `edge` or `api`. The dashboard has a row for each. */
  readonly area: string;
  /** Heading of its graph. Default: the text of `whenItFails`. */
  readonly title?: string;
  /** Who is hurt and how: the first line that the person on call reads. */
  readonly whenItFails: string;
  /** What to look at first. */
  readonly firstLook: string;
  readonly metric: IMetric;
  /** The alarm is raised when the metric is at or above this. */
  readonly threshold: number;
  /** How many periods in a row it takes to raise the alarm. Default: 1. */
  readonly periods?: number;
  /** True when too little activity is the failure: the alarm is raised at or below the threshold, or when data stops coming. */
  readonly silence?: boolean;
  /** True where its graph would be a straight line at zero until the alarm is raised: then it has none. */
  readonly isFlat?: boolean;
}

/** A function whose failures count for an area. */
export interface WatchedFunction {
  /** Handler entry below lambdas/: `mailboxes/http`. */
  readonly entry: string;
  readonly area: string;
  readonly whenItFails: string;
  readonly logGroup: string;
}

/** A graph on the dashboard without an alarm. */
export interface Graph {
  readonly area: string;
  readonly title: string;
  readonly metrics: readonly IMetric[];
}

/** Collects what the constructs want watched. The observability stack makes alarms and a dashboard of it. */
export class Watch {
  readonly concerns: Concern[] = [];
  readonly functions: WatchedFunction[] = [];
  readonly graphs: Graph[] = [];

  add(concern: Concern): void {
    this.concerns.push(concern);
  }
}
