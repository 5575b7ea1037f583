import type { FileSubject } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import type { Role } from '#domain/kernel/role.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { VehicleForm } from '#domain/vehicles/vehicle.ts';
import { wire as wireDrivers } from '#lambdas/drivers/http.ts';
import { wire as wireWatch } from '#lambdas/drivers/watch.ts';
import { fileItem, type StoredFile } from '#lambdas/files/store/file-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { wire as wireVehicles } from '#lambdas/vehicles/http.ts';
import { wire as wireWarn } from '#lambdas/vehicles/warn.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

export const dispatch = { userId: 'dora', roles: ['dispatch'] as readonly Role[] };
export const carl = { userId: 'carl', roles: ['driver'] as readonly Role[] };
export const dina = { userId: 'dina', roles: ['driver'] as readonly Role[] };

/** Monday morning, November 30, 2026, in New York. */
const monday = '2026-11-30T12:00:00.000Z';

const { name, plate, vin, payloadLb, volumeFt3, gvwrLb, papers, plan } = sampleVehicle;
/** What dispatch types of a van, without scans. */
export const van: VehicleForm = {
  name,
  plate,
  vin,
  payloadLb,
  volumeFt3,
  gvwrLb,
  papers: { ...papers, inspection: { expires: '2026-12-31' } },
  plan,
};
/** Another plate and another VIN. */
export const otherVan: VehicleForm = { ...van, name: 'Van 2', plate: 'XSK42B', vin: '1M8GDM9AXKP042788' };

/** Vehicles and drivers over tables in memory, with a clock that stands still until it is set, and roles as an admin gave them. */
export const startVehiclesWorld = async () => {
  const tables = await startTables();
  let now = new Date(monday);
  const roles = new Map<string, readonly Role[]>([
    ['carl', ['driver']],
    ['dina', ['driver']],
  ]);
  const given = (faults?: Faults) => ({
    ...testDependencies(tables.client(faults), { clock: () => now }),
    rolesOf: async (userId: string) => roles.get(userId) ?? [],
  });
  const vehicles = (route: string, asked: Asked, faults?: Faults) =>
    call(wireVehicles(tables.env, given(faults)), route, { as: dispatch, ...asked });
  const drivers = (route: string, asked: Asked) =>
    call(wireDrivers(tables.env, given()), route, { as: dispatch, ...asked });
  const job = { millisecondsLeft: () => 60_000 };
  const eventsIn = async (table: string) =>
    startingWith(await tables.all(table), 'OUTBOX#').map(
      ({ event }) => JSON.parse(String(event)) as { type: string; data: Record<string, unknown> },
    );
  return {
    tables,
    roles,
    setClock: (at: string): void => {
      now = new Date(at);
    },
    list: (query: Record<string, string> = {}, as = dispatch) =>
      vehicles('GET /api/desk/vehicles', { as, query }),
    show: (id: string, as = dispatch) => vehicles('GET /api/desk/vehicles/{id}', { as, params: { id } }),
    save: (id: string, body: unknown, faults?: Faults) =>
      vehicles('PUT /api/desk/vehicles/{id}', { params: { id }, body }, faults),
    act: (id: string, version: number, act: unknown) =>
      vehicles('POST /api/desk/vehicles/{id}/acts', { params: { id }, body: { version, act } }),
    report: (id: string, report: unknown, as = carl, faults?: Faults) =>
      vehicles('POST /api/drive/vehicles/{id}/reports', { as, params: { id }, body: { report } }, faults),
    warnVehicles: (faults?: Faults) => wireWarn(tables.env, given(faults))(job),
    drivers,
    saveDriver: (id: string, body: unknown) =>
      drivers('PUT /api/desk/drivers/{id}', { params: { id }, body }),
    actOnDriver: (id: string, version: number, act: unknown) =>
      drivers('POST /api/desk/drivers/{id}/acts', { params: { id }, body: { version, act } }),
    watch: (faults?: Faults) => wireWatch(tables.env, given(faults)),
    warnDrivers: () => wireWatch(tables.env, given()).warn(job),
    eventsOfVehicles: () => eventsIn(tables.vehicles),
    eventsOfDrivers: () => eventsIn(tables.drivers),
    /** A file that somebody sent and that was looked through, as the files keep it. */
    sent: async (subject: FileSubject, purpose: FilePurpose): Promise<string> => {
      const file: StoredFile = {
        id: newId(),
        subject,
        purpose,
        state: 'RELEASED',
        contentType: 'image/jpeg',
        bytes: 12,
        sha256: `${'A'.repeat(43)}=`,
        askedAt: monday,
        askedBy: 'carl',
        settledAt: monday,
        version: 1,
      };
      await write(tables.client(), put(tables.files, fileItem(file)));
      return file.id;
    },
    stop: () => tables.stopAsKept(),
  };
};

export type VehiclesWorld = Awaited<ReturnType<typeof startVehiclesWorld>>;
