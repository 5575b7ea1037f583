import type * as z from 'zod/mini';
import type { Role } from '#domain/kernel/role.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { ParcelAtBench, Receipt } from '#domain/parcels/bench/bench.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import { samplePreAlert } from '#domain/parcels/testing/sample-parcel.ts';
import { normalTracking } from '#domain/parcels/tracking/normal.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { listeners } from '#lambdas/parcels/alerts/follow.ts';
import { wireDue } from '#lambdas/parcels/due/due.ts';
import { wire } from '#lambdas/parcels/http.ts';
import { alertItem, alertNumberClaim, alertRows } from '#lambdas/parcels/store/alert-items.ts';
import { parcelStore } from '#lambdas/parcels/store/parcel-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { putVersion } from '#lambdas/runtime/table/writes.ts';
import { type Answered, type Asked, call, testDependencies } from '../../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../../support/tables.ts';

const withRoles = (userId: string, ...roles: Role[]) => ({ userId, roles });
export const clerk = withRoles('clerk-1', 'warehouse');
export const otherClerk = withRoles('clerk-2', 'warehouse');
export const staff = withRoles('staff-1', 'staff');
export const admin = withRoles('admin-1', 'admin');
export const ann = withRoles('ann', 'customer');
export const ben = withRoles('ben', 'customer');

/** Saturday, November 28, ten in the morning in New Jersey. */
export const saturday = '2026-11-28T15:00:00.000Z';
/** Numbers of UPS whose check digits fit. */
export const ups = '1Z999AA10123456784';
export const otherUps = '1Z5R89390357567127';
/** USPS: U.S. Mail. */
export const usps = '9405803699300124287899';

let codes = 0;
/** A code as a device makes it. */
export const nextCode = (): string => {
  codes += 1;
  return parcelCode.of(Array.from({ length: PARCEL_CODE_BYTES }, (_, at) => codes >> (5 * at)));
};

interface Told {
  readonly type: string;
  readonly subject: string;
  readonly aggregateVersion: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Parcels over tables in memory, with a clock that stands still until it is set, two customers with a mailbox, and the bench. */
export const startParcelsWorld = async () => {
  const tables = await startTables();
  let now = new Date(saturday);
  const given = (faults?: Faults) => testDependencies(tables.client(faults), { clock: () => now });
  const handlerWith = (faults?: Faults) => wire(tables.env, given(faults));
  const handler = handlerWith();
  const { assign } = wireAssignment(tables.env, given());
  const mailboxOf = (userId: string, givenName: string, familyName: string): Promise<Mailbox> =>
    assign(
      { userId, email: `${userId}@example.test`, given_name: givenName, family_name: familyName },
      { by: 'post-confirmation', correlationId: 'test' },
    );
  const ask = (route: string, asked: Asked = {}, faults?: Faults): Promise<Answered> =>
    call(faults === undefined ? handler : handlerWith(faults), route, { as: clerk, ...asked });
  /** A box with a good label, as the bench closes it. */
  const receipt = (change: Partial<z.input<typeof Receipt>> = {}): z.input<typeof Receipt> => ({
    code: nextCode(),
    at: now.toISOString(),
    scanned: ups,
    weightLb: 3.2,
    sides: { length: 14, width: 9, height: 5 },
    condition: 'SEALED',
    shelf: 'B-04',
    ...change,
  });
  const parcels = parcelStore(tables.client(), tables.parcels);
  return {
    tables,
    ask,
    receipt,
    at: (instant: string) => {
      now = new Date(instant);
    },
    mailboxes: { ann: await mailboxOf('ann', 'Ann', 'Persaud'), ben: await mailboxOf('ben', 'Ben', 'Singh') },
    mailboxOf,
    lookUp: (body: object, as: Asked['as'] = clerk) => ask('POST /api/bench/lookups', { as, body }),
    receive: (change: Partial<z.input<typeof Receipt>> = {}, as: Asked['as'] = clerk, faults?: Faults) =>
      ask('POST /api/bench/parcels', { as, body: receipt(change) }, faults),
    /** A parcel as it is stored. */
    stored: (code: string): Promise<Parcel | undefined> => parcels.find(code),
    history: async (code: string) => (await parcels.whole(code))?.history ?? [],
    /** Announces a number for somebody, as its form does. */
    announce: async (
      ownerId: string,
      tracking: string,
      change: Partial<PreAlert> = {},
    ): Promise<PreAlert> => {
      const alert: PreAlert = {
        ...samplePreAlert,
        id: newId(),
        ownerId,
        tracking: normalTracking(tracking),
        ...change,
      };
      const refused = await transact(
        tables.client(),
        {
          announced: alertNumberClaim(tables.parcels, alert),
          changed: putVersion(tables.parcels, alertItem(alert)),
        },
        { also: alertRows(tables.parcels, alert) },
      );
      if (refused !== undefined) throw new Error(`The pre-alert was refused: ${refused}`);
      return alert;
    },
    /** Looks for what is here with the numbers that were announced, as often as the bus likes. */
    follow: async (): Promise<void> => {
      const [each] = listeners(tables.env, given());
      for (const told of startingWith(await tables.all(tables.parcels), 'OUTBOX#'))
        if (told.detailType === each?.type) await each?.hear(JSON.parse(String(told.event)));
    },
    /** Does what is due: pre-alerts that end soon or now. */
    due: () => wireDue(tables.env, given())({ millisecondsLeft: () => 60_000 }),
    /** What was told, the oldest first. */
    events: async (): Promise<readonly Told[]> =>
      startingWith(await tables.all(tables.parcels), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)) as Told & { readonly time: string })
        .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion),
    // Fails when an item is kept in another way than the domain says.
    stop: () => tables.stopAsKept(),
  };
};

export type ParcelsWorld = Awaited<ReturnType<typeof startParcelsWorld>>;

/** The parcel in an answer of the bench. */
export const benchParcel = ({ status, body }: Answered): ParcelAtBench => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.parcel as ParcelAtBench;
};
