import type { allEndpoints } from '#domain/endpoints.ts';
import type { Piece } from '../house.ts';
import type { HouseQueueProps } from './house-queue.ts';
import type { HouseTableProps } from './house-table.ts';
import type { PrivateBucketProps } from './private-bucket.ts';
import type { Use } from './uses.ts';

/** A domain's one HTTP function, which answers all its endpoints. */
export interface HttpFunction {
  readonly uses: readonly Use[];
  /** Who is hurt when it fails: a line in the text of the domain's alarm. */
  readonly whenItFails: string;
  /** True where its endpoints take beacons: many, small, from machines, with a rate of their own at the firewall. */
  readonly beacons?: boolean;
}

interface Declared {
  /** What keeps data, by construct ids. None of them ever changes: CloudFormation would leave the data behind under the old one. */
  readonly tables?: Readonly<Record<string, HouseTableProps>>;
  readonly buckets?: Readonly<Record<string, PrivateBucketProps>>;
  /** Queues that its HTTP function sends to; a job of the workers receives. */
  readonly queues?: Readonly<Record<string, Omit<HouseQueueProps, 'area'>>>;
  /** Makes the user pool and what belongs to it. One domain does. */
  readonly accounts?: Piece;
  /** Functions that Cognito calls. */
  readonly triggers?: readonly Piece[];
  /** What runs with nobody waiting: functions that queues, streams, the bus or the clock call. */
  readonly jobs?: readonly Piece[];
}

/**
 * What a domain has on AWS, said once: stacks loop over these and know no domain by name. The name is the same in each
 * folder: `lambdas/<name>` has its functions. A domain with endpoints has an HTTP function.
 */
export type Domain = Declared &
  (
    | { readonly name: keyof typeof allEndpoints; readonly http: HttpFunction }
    | { readonly name: string; readonly http?: never }
  );
