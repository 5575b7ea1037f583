import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ActList } from '#domain/desk/acts.ts';
import type { AnyRefusal, Refused, Result } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { mapConcurrently } from './map-concurrently.ts';
import type { SharedDependencies } from './shared-dependencies.ts';
import type { PublishedEvent } from './table/outbox.ts';
import type { Write } from './table/writes.ts';

/** One row of a bulk change. */
export interface BulkRequest {
  readonly id: string;
  /** The version that the person saw. Without it: as it is now. */
  readonly version?: number | undefined;
  readonly caller: Caller;
  readonly correlationId: string;
  /** Id of this row of this bulk change, always the same: for what is written under an id of its own. */
  readonly rowId: string;
  /**
   * Written in the transaction that changes the row, and refused the second time: so each row is changed once, whoever is killed
   * in between. Without it nothing is written: what would happen is only looked at.
   */
  readonly proof?: Write | undefined;
}

/** What happened to a row, or would happen. */
export interface BulkAnswer {
  /** `changed`: with the proof in the same transaction. `already`: nothing was to do. `refused`: nothing was changed. */
  readonly outcome: 'changed' | 'already' | 'refused';
  /** The version that was looked at; absent for what is not found. */
  readonly version?: number;
  readonly code?: string;
  /** The reason, in a sentence. */
  readonly text?: string;
  /** When it was only looked at: the events that would be published. People are told by them. */
  readonly events?: readonly PublishedEvent[];
}

/** What a domain does to many of its things at once. */
export interface BulkActs<Act> {
  /** Does one act to one row. Throws when the outcome is unknown; it is then safe to try again. */
  readonly run: (act: Act, request: BulkRequest) => Promise<BulkAnswer>;
  /** What would happen to each row, in order. Writes nothing. */
  readonly look: (act: Act, requests: readonly BulkRequest[]) => Promise<readonly BulkAnswer[]>;
}

/** What a domain lets the desk do with many of its rows at once. */
export interface ToldBulk<Table extends `${string}_TABLE` = `${string}_TABLE`> {
  /** The list of the rows. The desk knows the acts of each list. */
  readonly list: ActList;
  /** The variables that name the tables which the acts read and write. */
  readonly tables: readonly Table[];
  readonly acts: (
    client: DynamoDBDocumentClient,
    env: Readonly<Record<Table, string>>,
    shared: Pick<SharedDependencies, 'clock' | 'newId'>,
  ) => BulkActs<never>;
}

/** The answer to a row that is refused. */
export const refusedRow = (
  { refusal: { code, message } }: Refused<AnyRefusal>,
  version?: number,
): BulkAnswer => ({
  outcome: 'refused',
  code,
  text: message,
  ...(version === undefined ? {} : { version }),
});

/** The answer of the use case of a single change. `wrote` is whether it wrote: when it did not, nothing was to do. */
export const rowAnswer = (
  result: Result<unknown, never, AnyRefusal>,
  { version, wrote }: { readonly version: number; readonly wrote: boolean },
): BulkAnswer =>
  result.ok ? { outcome: wrote ? 'changed' : 'already', version } : refusedRow(result, version);

/** What a use case needs besides parameters and body. */
export const askedFor = ({ caller, correlationId }: BulkRequest) => ({
  caller,
  correlationId,
  query: undefined,
  headers: undefined,
  signal: new AbortController().signal,
});

/** Looks at each row for itself. */
export const lookAtEach =
  <Act>(run: BulkActs<Act>['run']): BulkActs<Act>['look'] =>
  (act, requests) =>
    mapConcurrently(requests, (request) => run(act, { ...request, proof: undefined }));
