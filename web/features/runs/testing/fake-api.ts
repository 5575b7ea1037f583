import { vi } from 'vitest';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { sampleBoard, sampleFleet, sampleStaff } from './sample-day.ts';

interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const endpoints = {
  ...deskRunEndpoints,
  vehicles: vehicleEndpoints.list,
  drivers: driverEndpoints.list,
  booking: deskBookingEndpoints.deskShow,
} as const;
type Name = keyof typeof endpoints;
type Answers = Partial<Record<Name, (input: Input) => unknown>>;

const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);
const nameOf = (endpoint: unknown): Name | undefined =>
  (Object.keys(endpoints) as Name[]).find((name) => endpoints[name] === endpoint);

/** People as the API names them. */
const people = [
  { userId: 'sample-driver', name: 'Devon Rose', firstName: 'Devon' },
  { userId: 'second-driver', name: 'Marva Lee', firstName: 'Marva' },
  { userId: 'away-driver', name: 'Keith Ali', firstName: 'Keith' },
];

/** A fake API with one day. `answers` are those of other endpoints, by their name. */
export const answer = (answers: Answers = {}): void => {
  const replies: Answers = {
    board: () => sampleBoard,
    vehicles: () => ({ vehicles: sampleFleet }),
    drivers: () => ({ drivers: sampleStaff }),
    ...answers,
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => {
    const name = nameOf(endpoint);
    if (name === undefined) return { people };
    const reply = replies[name];
    if (reply === undefined) throw new Error(`Nobody answers ${name}.`);
    return reply(input);
  });
};

/** What was sent to an endpoint. */
export const sentTo = (name: Name): readonly Input[] =>
  calling.mock.calls.flatMap(([endpoint, input]) => (nameOf(endpoint) === name ? [input] : []));

/** A refusal as the API gives it. */
export const refusal = (code: string, message: string, details?: object): never => {
  throw new ApiError(409, {
    code,
    message,
    correlationId: '',
    ...(details === undefined ? {} : { details }),
  } as never);
};

/** The dialog of the browser, which this document has not. */
export const giveDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
};
