import { vi } from 'vitest';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { vehicleNow } from '#domain/vehicles/summary.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { ShownVehicle } from '../use-vehicles.ts';

/** Tuesday, December 1, 2026, 6:30 AM in New Jersey. */
export const now = new Date('2026-12-01T11:30:00.000Z');

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
type Name = keyof typeof vehicleEndpoints;
type Answers = Partial<Record<Name, (input: Input) => unknown>>;

const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);
const nameOf = (endpoint: unknown): Name | undefined =>
  (Object.keys(vehicleEndpoints) as Name[]).find((name) => vehicleEndpoints[name] === endpoint);

/** A vehicle of the sample, some of it otherwise. */
export const vehicleWith = (change: Partial<Vehicle>): Vehicle => ({ ...sampleVehicle, ...change });

/** A fake API with these vehicles, the first of which is shown. `answers` are those of other endpoints. */
export const answer = (
  vehicles: readonly Vehicle[] = [sampleVehicle],
  { history = [], costs = [], ...answers }: Answers & Partial<Pick<ShownVehicle, 'history' | 'costs'>> = {},
): void => {
  const all = vehicles.map((vehicle) => vehicleNow(vehicle, now));
  const replies: Answers = {
    list: () => ({ vehicles: all }),
    show: () => ({ ...all[0], history, costs }),
    save: () => all[0],
    act: () => all[0],
    ...answers,
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => {
    const name = nameOf(endpoint);
    if (endpoint === identityEndpoints.names)
      return { people: [{ userId: 'sample-driver', name: 'Sample Driver' }] };
    return name === undefined ? { others: [], views: [], items: [], mayAdd: true } : replies[name]?.(input);
  });
};

/** What was sent to an endpoint. */
export const sentTo = (name: Name): readonly Input[] =>
  calling.mock.calls.flatMap(([endpoint, input]) => (nameOf(endpoint) === name ? [input] : []));

/** A refusal as the API gives it. */
export const refusal = (code: string, details: object, message = 'Not now.'): never => {
  throw new ApiError(409, { code, message, correlationId: '', details } as never);
};
