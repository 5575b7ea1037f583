import type { FieldErrors } from '#domain/kernel/field-errors.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { PlannedWork } from '#domain/vehicles/care/maintenance.ts';
import { Miles } from '#domain/vehicles/care/odometer.ts';
import { type VehiclePaper, type VehiclePapers, vehiclePapers } from '#domain/vehicles/papers/paper.ts';
import { type Vehicle, VehicleForm } from '#domain/vehicles/vehicle.ts';
import type { SentFile } from '#web/photos/use-file.ts';
import { firstProblems } from '#web/ui/forms/first-problems.ts';
import { numberIn } from '#web/ui/forms/typed-number.ts';

/** A paper as typed. */
export interface TypedPaper {
  readonly expires: string;
  readonly file: SentFile | undefined;
}

/** Work that comes again, as typed. */
export interface TypedWork {
  readonly id: string;
  readonly what: string;
  readonly everyDays: string;
  readonly everyMiles: string;
  readonly lastDay: string;
  readonly lastMiles: string;
}

/** The form of a vehicle as typed. */
export interface TypedVehicle {
  readonly name: string;
  readonly plate: string;
  readonly vin: string;
  readonly payloadLb: string;
  readonly volumeFt3: string;
  readonly gvwrLb: string;
  readonly usdot: string;
  /** What the odometer of a new vehicle shows; empty for one that we have. */
  readonly miles: string;
  readonly papers: Readonly<Record<VehiclePaper, TypedPaper>>;
  readonly plan: readonly TypedWork[];
}

const noPaper: TypedPaper = { expires: '', file: undefined };

/** The form of a vehicle that we do not have yet. */
export const nothingTyped: TypedVehicle = {
  name: '',
  plate: '',
  vin: '',
  payloadLb: '',
  volumeFt3: '',
  gvwrLb: '',
  usdot: '',
  miles: '',
  papers: { registration: noPaper, insurance: noPaper, inspection: noPaper },
  plan: [],
};

/** Work that was added to the plan just now. It was done last today, unless somebody says otherwise. */
export const newWork = (miles: string): TypedWork => ({
  id: crypto.randomUUID(),
  what: '',
  everyDays: '',
  everyMiles: '',
  lastDay: newYorkDay(Date.now()),
  lastMiles: miles,
});

const paperTyped = ({ papers }: Pick<Vehicle, 'papers'>, kind: VehiclePaper): TypedPaper => {
  const { expires = '', file } = papers[kind] ?? {};
  return { expires, file: file === undefined ? undefined : { id: file, name: 'The scan' } };
};

const text = (number: number | undefined): string => (number === undefined ? '' : String(number));

/** A vehicle as its form shows it. */
export const typedOf = (vehicle: Vehicle): TypedVehicle => {
  const { name, plate, vin, payloadLb, volumeFt3, gvwrLb, usdot = '', plan } = vehicle;
  return {
    name,
    plate,
    vin,
    payloadLb: text(payloadLb),
    volumeFt3: text(volumeFt3),
    gvwrLb: text(gvwrLb),
    usdot,
    miles: '',
    papers: {
      registration: paperTyped(vehicle, 'registration'),
      insurance: paperTyped(vehicle, 'insurance'),
      inspection: paperTyped(vehicle, 'inspection'),
    },
    plan: plan.map((work) => ({
      ...work,
      everyDays: text(work.everyDays),
      everyMiles: text(work.everyMiles),
      lastMiles: text(work.lastMiles),
    })),
  };
};

const papersIn = (typed: TypedVehicle['papers']): VehiclePapers =>
  Object.fromEntries(
    vehiclePapers.flatMap((kind) => {
      const { expires, file } = typed[kind];
      return expires === '' ? [] : [[kind, { expires, ...(file === undefined ? {} : { file: file.id }) }]];
    }),
  );

const workIn = ({ everyDays, everyMiles, lastMiles, ...work }: TypedWork): PlannedWork => ({
  ...work,
  lastMiles: numberIn(lastMiles),
  ...(everyDays.trim() === '' ? {} : { everyDays: numberIn(everyDays) }),
  ...(everyMiles.trim() === '' ? {} : { everyMiles: numberIn(everyMiles) }),
});

/** What was typed as the API takes it, which its schema then checks. */
const valuesOf = (typed: TypedVehicle) => ({
  name: typed.name,
  plate: typed.plate,
  vin: typed.vin,
  payloadLb: numberIn(typed.payloadLb),
  volumeFt3: numberIn(typed.volumeFt3),
  gvwrLb: numberIn(typed.gvwrLb),
  ...(typed.usdot.trim() === '' ? {} : { usdot: typed.usdot.trim() }),
  papers: papersIn(typed.papers),
  plan: typed.plan.map(workIn),
});

/** What was typed, ready to be sent. Throws for what `problemsOf` finds something wrong with. */
export const formIn = (typed: TypedVehicle): VehicleForm => VehicleForm.parse(valuesOf(typed));

/** What is wrong with the form, by its fields. A new vehicle needs a reading of its odometer. */
export const problemsOf =
  ({ isNew }: { readonly isNew: boolean }) =>
  (typed: TypedVehicle): FieldErrors => ({
    ...firstProblems(VehicleForm, valuesOf(typed)),
    ...(isNew && !Miles.safeParse(numberIn(typed.miles)).success
      ? { miles: 'Give the miles as a whole number' }
      : {}),
  });
