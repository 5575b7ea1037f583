import { useState } from 'react';
import type { VanOfDay } from '#domain/runs/desk/run-form.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import type { Desk } from '../desk.ts';
import { driverWhy, spanOfFields, vanWhy } from './free.ts';

type Known = Pick<Desk, 'day' | 'fleet' | 'staff' | 'nameOf'>;

/** A van with its driver and hours as they are chosen, and what stands against them. */
export const useAssign = (desk: Known, begin: VanOfDay) => {
  const [van, set] = useState(begin);
  const vehicle = desk.fleet.find(({ vehicle: { id } }) => id === van.vehicleId);
  const driver = desk.staff.find((one) => one.driver.id === van.driverId);
  const span = spanOfFields(desk.day, van);
  const vehicleError = vehicle && vanWhy(vehicle);
  const driverError = driver && driverWhy(driver, vehicle, span);
  return {
    desk,
    van,
    vehicle,
    vehicleError,
    driverError,
    hoursError: span === undefined ? 'It must end after it begins' : undefined,
    /** Nothing stands against it. */
    isFree:
      vehicle !== undefined &&
      driver !== undefined &&
      span !== undefined &&
      vehicleError === undefined &&
      driverError === undefined,
    change: (part: Partial<VanOfDay>) => set((before) => ({ ...before, ...part })),
  };
};

type Assign = ReturnType<typeof useAssign>;

const withWhy = (name: string, why: string | undefined): string =>
  why === undefined ? name : `${name}: ${why}`;

const Van = ({ assign: { desk, van, vehicleError, change } }: { readonly assign: Assign }) => (
  <PlainSelect
    label="Van"
    required
    value={van.vehicleId}
    error={vehicleError}
    onChange={({ target: { value } }) => change({ vehicleId: value })}
  >
    {desk.fleet.map((one) => {
      const why = vanWhy(one);
      return (
        <option key={one.vehicle.id} value={one.vehicle.id} disabled={why !== undefined}>
          {withWhy(one.vehicle.name, why)}
        </option>
      );
    })}
  </PlainSelect>
);

/** Who drives. Somebody who may not on this day cannot be chosen, and the reason is beside the name. */
export const DriverField = ({
  desk,
  vehicle,
  value,
  error,
  onChoose,
}: {
  readonly desk: Known;
  readonly vehicle: Desk['fleet'][number] | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (driverId: string) => void;
}) => (
  <PlainSelect
    label="Driver"
    required
    value={value}
    error={error}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">Choose a driver</option>
    {desk.staff.map((one) => {
      const why = driverWhy(one, vehicle, undefined);
      return (
        <option key={one.driver.id} value={one.driver.id} disabled={why !== undefined}>
          {withWhy(desk.nameOf(one.driver.id), why)}
        </option>
      );
    })}
  </PlainSelect>
);

/** From when until when a van and its driver may be on the road. */
export const HoursFields = ({
  from,
  to,
  error,
  onChange,
}: {
  readonly from: string;
  readonly to: string;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<VanOfDay>) => void;
}) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] content-start gap-3">
    <PlainInput
      label="From"
      type="time"
      required
      value={from}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <PlainInput
      label="Until"
      type="time"
      required
      value={to}
      error={error}
      onChange={({ target }) => onChange({ to: target.value })}
    />
  </div>
);

/** The fields that give a run its van and its driver. */
export const AssignFields = ({
  assign,
  hasHours,
}: {
  readonly assign: Assign;
  readonly hasHours: boolean;
}) => {
  const { desk, van, vehicle, driverError, hoursError, change } = assign;
  return (
    <>
      <Van assign={assign} />
      <DriverField
        desk={desk}
        vehicle={vehicle}
        value={van.driverId}
        error={driverError}
        onChoose={(driverId) => change({ driverId })}
      />
      {hasHours ? <HoursFields from={van.from} to={van.to} error={hoursError} onChange={change} /> : null}
    </>
  );
};
