import { vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import { summaryOf } from '#domain/parcels/desk/summary.ts';
import type { Parcel, PlacedParcelHold } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';

/** When the sample parcel lies on its shelf for two hours: Saturday, November 28, 2026, noon in New Jersey. */
export const now = new Date('2026-11-28T17:00:00.000Z');

interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
const endpoints = {
  ...deskParcelEndpoints,
  correct: benchEndpoints.correct,
  fileList: fileEndpoints.list,
  fileOpen: fileEndpoints.open,
};
type Name = keyof typeof endpoints;
type Answers = Partial<Record<Name, (input: Input) => unknown>>;

const calling = vi.mocked(api as (endpoint: unknown, input: Input) => Promise<unknown>);
const nameOf = (endpoint: unknown): Name | undefined =>
  (Object.keys(endpoints) as Name[]).find((name) => endpoints[name] === endpoint);

const received = {
  id: 'received',
  at: sampleParcel.receivedAt,
  what: 'received',
  by: sampleParcel.receivedBy,
} as const;

/** The sample parcel as one of nobody. */
export const ofNobody = (): Parcel => {
  const { mailbox, ownerId, matchedBy, preAlert, ...parcel } = sampleParcel;
  return { ...parcel, state: 'UNIDENTIFIED', declaration: { lines: [], invoice: { state: 'PENDING' } } };
};

/** A fake API with one parcel and its holds. `answers` are those of other endpoints, by their name. */
export const answer = (
  answers: Answers = {},
  parcel: Parcel = sampleParcel,
  holds: readonly PlacedParcelHold[] = [],
): void => {
  const replies: Answers = {
    deskList: () => ({ items: [summaryOf(parcel, holds)] }),
    deskShow: () => ({ parcel, holds, history: [received] }),
    counts: () => ({ receivedToday: 184, unidentified: 6, waitingForInvoice: 20, backlog: 0 }),
    suggestions: () => ({ items: [] }),
    fileList: () => ({ items: [], mayAdd: true }),
    fileOpen: () => ({ url: 'https://files.example.test/one', until: '' }),
    ...answers,
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => {
    const name = nameOf(endpoint);
    if (name === undefined) return { items: [], people: [], others: [], views: [] };
    const reply = replies[name];
    if (reply === undefined) throw new Error(`Nobody answers ${name}.`);
    return reply(input);
  });
};

/** What was sent to an endpoint. */
export const sentTo = (name: Name): readonly Input[] =>
  calling.mock.calls.flatMap(([endpoint, input]) => (nameOf(endpoint) === name ? [input] : []));

/** A refusal as the API gives it. */
export const refusal = (code: string, details?: object, message = 'Not now.'): never => {
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
