import type { allEndpoints } from '#domain/endpoints.ts';
import type { RetentionClass } from '#domain/kernel/retention.ts';

type Endpoints = typeof allEndpoints;
/** An endpoint by its domain and name, such as `quotes.mine`. */
type EndpointName = {
  [Domain in keyof Endpoints]: `${Domain}.${keyof Endpoints[Domain] & string}`;
}[keyof Endpoints];

/** A kind of paper that must keep somebody who leaves. */
export type PaperName = 'invoices' | 'proofs' | 'papers' | 'photos' | 'shipper' | 'forms' | 'shipments';

/** What becomes of a part when its person is forgotten. */
type Forgotten =
  /**
   * `deleted`: at once. `pseudonym`: it stays without names, contacts and what people wrote. `expires`: it has ids alone, or nothing that
   * leads to a person, and goes by itself when the days of its class are over.
   */
  | { readonly what: string; readonly how: 'deleted' | 'pseudonym' | 'expires' }
  /** A paper must keep it, with names, until the days of this class are over. Whoever closes their account reads that in `told`. */
  | {
      readonly what: string;
      readonly how: 'kept';
      /** Each person reads of those alone that they have (`OfPerson.keeps`). */
      readonly paper: PaperName;
      readonly until: RetentionClass;
      readonly told: string;
    };

interface OfAPerson {
  readonly what: string;
  /** The key by which the part of one person is found. */
  readonly foundBy: string;
  /** The endpoints that read it; `lake`: a query of the lake; `files`: an object, which an operator downloads. */
  readonly handedOut: readonly [EndpointName | 'lake' | 'files', ...(EndpointName | 'lake' | 'files')[]];
  readonly forgotten: readonly [Forgotten, ...Forgotten[]];
}

/** What a table or a bucket holds. */
export interface Held {
  /**
   * How long each kind of item is kept. A kind is the key `pk/sk`, for a bucket the prefix of a file. A part that ends with `#` or is
   * empty stands for all keys that begin so. A kind with several classes has them one after the other.
   */
  readonly kinds: Readonly<Record<string, RetentionClass | readonly RetentionClass[]>>;
  /** What of it is of a person, or why nothing is. */
  readonly ofPeople: OfAPerson | { readonly nothing: string };
}

/** What a domain holds, by the names that its tables and buckets have in infra. */
export type Holds = Readonly<Record<string, Held>>;
