import { vi } from 'vitest';
import type { Driver } from '#domain/drivers/driver.ts';
import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';

/** Tuesday, December 1, 2026, 6:30 AM in New Jersey. */
export const now = new Date('2026-12-01T11:30:00.000Z');

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
type Name = keyof typeof driverEndpoints;
type Answers = Partial<Record<Name, (input: Input) => unknown>>;

const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);
const nameOf = (endpoint: unknown): Name | undefined =>
  (Object.keys(driverEndpoints) as Name[]).find((name) => driverEndpoints[name] === endpoint);

const people = [
  { userId: 'sample-driver', name: 'Sample Driver', roles: ['driver'] },
  { userId: 'second-driver', name: 'Other Driver', roles: ['driver'] },
  { userId: 'clerk', name: 'Sample Clerk', roles: ['staff'] },
];

/** A driver of the sample, some of it otherwise. */
export const driverWith = (change: Partial<Driver>): Driver => ({ ...sampleDriver, ...change });

/** A fake API with these drivers, the first of whom is shown. `answers` are those of other endpoints. */
export const answer = (drivers: readonly Driver[] = [sampleDriver], answers: Answers = {}): void => {
  const replies: Answers = {
    list: () => ({ drivers: drivers.map((driver) => ({ driver })) }),
    show: () => ({
      driver: drivers[0],
      history: [{ id: 'h-1', at: sampleDriver.createdAt, what: 'ADDED', by: 'desk-1' }],
    }),
    save: () => ({ driver: drivers[0] }),
    act: () => ({ driver: drivers[0] }),
    ...answers,
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint === identityEndpoints.names || endpoint === identityEndpoints.colleagues) return { people };
    const name = nameOf(endpoint);
    return name === undefined ? { others: [], views: [], items: [] } : replies[name]?.(input);
  });
};

/** What was sent to an endpoint. */
export const sentTo = (name: Name): readonly Input[] =>
  calling.mock.calls.flatMap(([endpoint, input]) => (nameOf(endpoint) === name ? [input] : []));

/** A refusal as the API gives it. */
export const refusal = (status: number, code: string, details?: object): never => {
  throw new ApiError(status, {
    code,
    message: 'Not now.',
    correlationId: '',
    ...(details === undefined ? {} : { details }),
  } as never);
};
