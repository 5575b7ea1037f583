import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput, EndpointReply } from '#domain/kernel/endpoint.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** The first part of the keys of everything that the desk knows about vehicles. */
const KEY = 'vehicles';
/** Polling interval of one vehicle while the window is in front: drivers report meanwhile. */
const POLL_INTERVAL_MS = 20_000;

/** One vehicle as it is now, with its history and what was paid for it on the road. */
export type ShownVehicle = EndpointReply<typeof vehicleEndpoints.show>;

/** All vehicles as they are now. */
export const useVehicles = () => useReply([KEY, 'list'], vehicleEndpoints.list, { query: {} }, livePage);

/** One vehicle with its history. */
export const useVehicle = (id: string) =>
  useReply(
    [KEY, 'one', id],
    vehicleEndpoints.show,
    { params: { id } },
    { refetchInterval: POLL_INTERVAL_MS },
  );

/** A change of a vehicle. Whatever the answer is, everything is asked for again: a refusal means that something else is true now. */
const useVehicleChange = <Input>(call: (input: Input) => Promise<VehicleNow>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (now) =>
      cache.setQueryData<ShownVehicle>(
        [KEY, 'one', now.vehicle.id],
        (shown) => shown && { ...shown, ...now },
      ),
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY] })),
  });
};

type Sent<Name extends 'save' | 'act'> = EndpointInput<(typeof vehicleEndpoints)[Name]>;

/** Enters a vehicle, or changes what is known of it. */
export const useVehicleSave = () =>
  useVehicleChange(({ id, ...body }: Sent<'save'>['body'] & { readonly id: string }) =>
    api(vehicleEndpoints.save, { params: { id }, body }),
  );

/** Does something with a vehicle. */
export const useVehicleAct = ({ id, version }: Pick<Vehicle, 'id' | 'version'>) =>
  useVehicleChange((act: Sent<'act'>['body']['act']) =>
    api(vehicleEndpoints.act, { params: { id }, body: { version, act } }),
  );

/** The vehicle as it is now, where a refusal brings it: somebody else was faster. */
export const vehicleNowIn = (error: unknown): Vehicle | undefined => {
  const details = refusalIn(error, vehicleEndpoints.act)?.details;
  return details !== undefined && 'vehicle' in details ? details.vehicle : undefined;
};

/** The other vehicle that has this plate or VIN, where a refusal names it. */
export const sameVehicleIn = (error: unknown): { readonly id: string; readonly name: string } | undefined => {
  const refusal = refusalIn(error, vehicleEndpoints.save);
  return refusal?.code === 'VEHICLE_EXISTS' ? refusal.details : undefined;
};
