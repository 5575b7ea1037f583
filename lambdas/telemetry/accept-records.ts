import { ok } from '#domain/kernel/result.ts';
import { acceptRecord, type SentRecords } from '#domain/telemetry/accept-records.ts';
import type { AcceptedError, AnyClientBatch, RecordsOf } from '#domain/telemetry/batch.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import type { telemetryEndpoints } from '#domain/telemetry/endpoints.ts';
import { limitGroups } from '#domain/telemetry/group-limit.ts';
import { scrubId, scrubLine } from '#domain/telemetry/scrub.ts';
import type { SendBatch } from '../batches/batch-queue.ts';
import type { UseCaseRequest } from '../runtime/http/use-case.ts';
import type { VerifiedUser } from '../runtime/http/verified-user.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { PersonOf } from './person-of.ts';

export interface AcceptDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly verifiedUser: VerifiedUser;
  readonly personOf: PersonOf;
  readonly send: SendBatch;
}

/** No real browser sends a longer name. */
const USER_AGENT_LIMIT = 300;

type Sent = readonly SentRecords[TelemetryKind][];

/** The user that the records claim. This is not verified. */
const claimedUser = (records: Sent): string | undefined => {
  const claim = records.map((record) => ('userId' in record ? record.userId : undefined)).find(Boolean);
  return claim ? scrubId(claim) : undefined;
};

const acceptAll = (kind: TelemetryKind, sent: Sent, now: Date): readonly RecordsOf[TelemetryKind][] => {
  // Safe, because the records were parsed with the schema of this kind.
  const accept = acceptRecord[kind] as (record: Sent[number], now: Date) => RecordsOf[TelemetryKind];
  const accepted = sent.map((record) => accept(record, now));
  return kind === 'errors' ? limitGroups(accepted as readonly AcceptedError[]) : accepted;
};

type EndpointsRequest = UseCaseRequest<(typeof telemetryEndpoints)[TelemetryKind]>;

/**
 * Accepts records of one kind from a browser: removes personal data, adds the person, and puts them on the queue as one
 * batch. Throws when the queue does not accept the batch, so that the browser keeps its records and sends them again.
 */
export const acceptRecords =
  (kind: TelemetryKind, { verifiedUser, personOf, send, clock, newId }: AcceptDeps) =>
  async ({ body, headers, signal }: EndpointsRequest) => {
    const receivedAt = clock();
    const user = await verifiedUser(headers.authorization);
    const userAgent = scrubLine(headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT);
    const userId = user ?? claimedUser(body);
    const address = headers['x-viewer-address'] ?? '';
    const batch = {
      id: headers['idempotency-key'] ?? newId(),
      kind,
      receivedAt: receivedAt.toISOString(),
      person: await personOf({ userId: user, address, userAgent, receivedAt }),
      ...(userId === undefined ? {} : { userId }),
      verified: user !== undefined,
      userAgent,
      records: acceptAll(kind, body, receivedAt),
    };
    await send(batch as AnyClientBatch, signal);
    return ok({ accepted: body.length });
  };
