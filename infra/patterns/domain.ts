import { type allEndpoints, endpointsByFunction } from '#domain/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import type { Piece } from '../house.ts';
import type { Heard } from './events/heard-events.ts';
import type { ReaderQueueProps } from './events/reader-queue.ts';
import type { HouseQueueProps } from './house-queue.ts';
import type { HouseTableProps } from './house-table.ts';
import type { PrivateBucketProps } from './private-bucket.ts';
import type { Use } from './uses.ts';

/** An HTTP function, which answers all endpoints of its domain, or of a room of it. */
export interface HttpFunction {
  readonly uses: readonly Use[];
  /** Who is hurt when it fails: a line in the text of its alarm. */
  readonly whenItFails: string;
  /** Whose alarm counts its failures, where a room shares the one of another: `shipments/arrivals`. */
  readonly area?: string;
  /** More than the default where it computes much. CPU grows with it. */
  readonly memoryMb?: number;
  /** True when its endpoints take beacons: many small requests that scripts send. The firewall has a separate rate limit for them. */
  readonly beacons?: boolean;
}

/** A queue, and what the bus puts into it. */
interface DomainQueue extends Omit<HouseQueueProps, 'area'> {
  readonly hears?: readonly Heard[];
}

interface Declared {
  /** What keeps data, by construct id. An id never changes: CloudFormation would make a new, empty resource and leave the data in the old one. */
  readonly tables?: Readonly<Record<string, HouseTableProps>>;
  readonly buckets?: Readonly<Record<string, PrivateBucketProps>>;
  /** Queues that its HTTP function or the bus sends to. One of its jobs receives. */
  readonly queues?: Readonly<Record<string, DomainQueue>>;
  /** Queues for other systems. */
  readonly readers?: Readonly<Record<string, Omit<ReaderQueueProps, 'area'>>>;
  /** Makes the user pool and what belongs to it. Only one domain has this. */
  readonly accounts?: Piece;
  /** Handler entry of the function that says for the API whether a request came through the distribution. Only one domain has this. */
  readonly originCheck?: string;
  /** Functions that Cognito calls. */
  readonly triggers?: readonly Piece[];
}

/** The stacks of jobs, in the order in which they are deployed. Two, because CloudFormation takes 500 resources in one. */
export const jobStacks = ['business', 'platform'] as const;
export type JobStack = (typeof jobStacks)[number];

type Jobs =
  | {
      /** What runs while nobody waits for it: functions that a queue, a stream, the bus or a schedule calls. */
      readonly jobs: readonly Piece[];
      /** `business` is what a forwarder does; `platform` is what any such system needs, the relay included. */
      readonly jobsIn: JobStack;
    }
  | { readonly jobs?: never; readonly jobsIn?: never };

/**
 * What a domain has on AWS, declared once. The stacks loop over these declarations and name no domain. The name is the same
 * in each folder: `lambdas/<name>` has its functions. A domain with endpoints has one HTTP function, or one for each of its rooms.
 */
export type Domain = Declared &
  Jobs &
  (
    | { readonly name: keyof typeof allEndpoints; readonly http: HttpFunction; readonly rooms?: never }
    | {
        readonly name: keyof typeof allEndpoints;
        readonly rooms: Readonly<Record<string, HttpFunction>>;
        readonly http?: never;
      }
    | { readonly name: string; readonly http?: never; readonly rooms?: never }
  );

/** An HTTP function with what it answers. */
export interface Answered extends HttpFunction {
  /** Its folder in `lambdas/`: that of the domain or of the room. */
  readonly folder: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** The HTTP functions of a domain. Throws where a room has no endpoints. */
export const httpFunctionsOf = ({ name, http, rooms = {} }: Domain): readonly Answered[] => {
  const functions = http
    ? [[name, http] as const]
    : Object.entries(rooms).map(([room, one]) => [`${name}/${room}`, one] as const);
  return functions.map(([folder, one]) => {
    const endpoints = endpointsByFunction[folder];
    if (endpoints === undefined) throw new Error(`domain/endpoints.ts has nothing for ${folder}.`);
    return { ...one, folder, endpoints };
  });
};
