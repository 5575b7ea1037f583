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
  /** More than the default where it computes much. CPU grows with it. */
  readonly memoryMb?: number;
  /** True when its endpoints take beacons: many small requests that scripts send. The firewall has a separate rate limit for them. */
  readonly beacons?: boolean;
}

interface Declared {
  /** What keeps data, by construct id. An id never changes: CloudFormation would make a new, empty resource and leave the data in the old one. */
  readonly tables?: Readonly<Record<string, HouseTableProps>>;
  readonly buckets?: Readonly<Record<string, PrivateBucketProps>>;
  /** Queues that its HTTP function sends to. A job in the workers stack receives. */
  readonly queues?: Readonly<Record<string, Omit<HouseQueueProps, 'area'>>>;
  /** Makes the user pool and what belongs to it. Only one domain has this. */
  readonly accounts?: Piece;
  /** Functions that Cognito calls. */
  readonly triggers?: readonly Piece[];
  /** What runs while nobody waits for it: functions that a queue, a stream, the bus or a schedule calls. */
  readonly jobs?: readonly Piece[];
}

/**
 * What a domain has on AWS, declared once. The stacks loop over these declarations and name no domain. The name is the same
 * in each folder: `lambdas/<name>` has its functions. A domain with endpoints has an HTTP function.
 */
export type Domain = Declared &
  (
    | { readonly name: keyof typeof allEndpoints; readonly http: HttpFunction }
    | { readonly name: string; readonly http?: never }
  );
