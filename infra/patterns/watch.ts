import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** Something that must not stay unnoticed. */
export interface Concern {
  /** Unique in the house; the alarm's id. */
  readonly id: string;
  /** The domain it belongs to, or the part before all domains: `edge`, `api`. The dashboard is composed by it. */
  readonly area: string;
  /** Heading of its graph; who is hurt unless told otherwise. */
  readonly title?: string;
  /** Who is hurt and how: the first line that the person on call reads. */
  readonly whenItFails: string;
  /** What to look at first. */
  readonly firstLook: string;
  readonly metric: IMetric;
  /** The alarm rings when the metric is at or above this. */
  readonly threshold: number;
  /** Periods in a row before it rings; 1 unless told otherwise. */
  readonly periods?: number;
  /** True when silence is the trouble: rings when the metric, once there, is at or below the threshold, or missing. */
  readonly silence?: boolean;
}

/** A function whose failures count for its domain. */
export interface WatchedFunction {
  /** Handler entry below lambdas/: `mailboxes/http`. */
  readonly entry: string;
  readonly whenItFails: string;
  readonly logGroup: string;
}

/** Something to look at that nobody needs to be told of. */
export interface Graph {
  readonly area: string;
  readonly title: string;
  readonly metrics: readonly IMetric[];
}

/** Collects what the constructs want watched; the observability stack turns it into alarms and a dashboard. */
export class Watch {
  readonly #concerns: Concern[] = [];
  readonly #functions: WatchedFunction[] = [];
  readonly #graphs: Graph[] = [];

  add(concern: Concern): void {
    this.#concerns.push(concern);
  }

  addFunction(watched: WatchedFunction): void {
    this.#functions.push(watched);
  }

  show(graph: Graph): void {
    this.#graphs.push(graph);
  }

  get concerns(): readonly Concern[] {
    return this.#concerns;
  }

  get functions(): readonly WatchedFunction[] {
    return this.#functions;
  }

  get graphs(): readonly Graph[] {
    return this.#graphs;
  }
}
