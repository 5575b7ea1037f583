import {
  type KnownShipper,
  type ShipperChange,
  type ShipperOrder,
  type ShipperRecord,
  shipperAfter,
  shipperAt,
} from '#domain/identity/shipper/known-shipper.ts';
import type { shipperEndpoints } from '#domain/identity/shipper/shipper-endpoints.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { KnownShipperChangedV1 } from '#events/identity/known-shipper-changed.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';
import { profileNotFound } from '../show-profile.ts';
import type { ShipperStore } from './shipper-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly shippers: Pick<ShipperStore, 'find' | 'write'>;
  readonly log: Pick<Log, 'info'>;
}

const changed = () =>
  refuse('SHIPPER_CHANGED', 'Someone else has changed this record. Look at it again, then change it.');

/** Why a record cannot be changed like this; undefined when it can. */
const refusalOf = ({ next, version }: KnownShipper, order: ShipperOrder, today: string) => {
  if (version !== order.version) return changed();
  if (!next.includes(order.status))
    return refuse(
      'STEP_NOT_POSSIBLE',
      'This status cannot follow the present one. Look at the record again.',
    );
  if (order.expiresOn !== undefined && order.expiresOn < today)
    return refuse('DAY_HAS_PASSED', 'The last day has passed already. Give a day from today on.');
  return undefined;
};

const eventOf = (
  before: ShipperRecord,
  after: ShipperRecord,
  change: ShipperChange,
  origin: { readonly newId: () => string; readonly correlationId: string },
) =>
  compose(
    KnownShipperChangedV1,
    {
      subject: after.userId,
      version: after.version,
      at: change.at,
      data: {
        userId: after.userId,
        by: change.by,
        changed: {
          status: { before: change.before, after: change.after },
          expiresOn: {
            ...(before.expiresOn === undefined ? {} : { before: before.expiresOn }),
            ...(after.expiresOn === undefined ? {} : { after: after.expiresOn }),
          },
        },
        changedAt: change.at,
      },
    },
    origin,
  );

/** Changes whether a customer is a known shipper. Record, history and event are written together, once for each order. */
export const changeShipper =
  (deps: Deps): UseCase<typeof shipperEndpoints.changeShipper> =>
  async ({ params: { userId }, body, caller, correlationId, signal }) => {
    const { profiles, shippers, clock, newId, log } = deps;
    if ((await profiles.find(userId, signal)) === undefined) return profileNotFound();
    const now = clock();
    const { lastChange, ...stored } = await shippers.find(userId, signal);
    const shown = shipperAt(stored, now);
    if (lastChange === body.id) return ok({ shipper: shown });
    const refusal = refusalOf(shown, body, newYorkDay(now));
    if (refusal !== undefined) return refusal;
    const record = shipperAfter(stored, body);
    const { id, reason, status, ref, expiresOn } = body;
    const change: ShipperChange = {
      id,
      at: now.toISOString(),
      by: caller.userId,
      before: shown.status,
      after: status,
      reason,
      ...(ref === undefined ? {} : { ref }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
    };
    const event = eventOf(stored, record, change, { newId, correlationId });
    if (!(await shippers.write(record, change, event))) {
      // The same order may have come twice at once.
      const { lastChange: last, ...present } = await shippers.find(userId, signal);
      return last === id ? ok({ shipper: shipperAt(present, now) }) : changed();
    }
    log.info('A known-shipper record was changed', {
      userId,
      by: change.by,
      before: change.before,
      after: status,
    });
    return ok({ shipper: shipperAt(record, now) });
  };
