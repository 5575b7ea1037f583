import { randomBytes } from 'node:crypto';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { wire } from '#lambdas/enquiries/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

export const staff = { userId: 'desk-1', roles: ['staff'] as const };

export const aForm = (change: Record<string, string> = {}) => ({
  kind: 'contact',
  topic: 'pickup',
  name: 'Sample Sender',
  email: 'sender@example.test',
  phone: '',
  number: '10001',
  message: 'Two barrels in Newark are packed.\nCan you fetch them?',
  page: '/contact',
  ...change,
});

interface Sending {
  readonly form?: Record<string, string>;
  /** The form's idempotency key. Default: a new one each time. */
  readonly key?: string;
  readonly proof?: ProofOfWork;
  readonly address?: string;
  readonly authorization?: string;
}

/** The function of the enquiries on its own tables. A form that is sent here has a proof of work, as from a browser. */
export const startEnquiriesWorld = async (faults: Faults = {}) => {
  const tables = await startTables();
  const nextReferences: string[] = [];
  const handler = wire(
    {
      ...tables.env,
      USER_POOL_ID: 'us-east-1_pool',
      USER_POOL_CLIENT_ID: 'client',
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: '',
    },
    {
      ...testDependencies(tables.client(faults)),
      verifiedUser: async (authorization) => authorization?.replace('Bearer of ', ''),
      newReference: () => nextReferences.shift() ?? enquiryReference.of(randomBytes(REFERENCE_BYTES)),
    },
  );
  const ask = (route: string, asked: Asked = {}) => call(handler, route, asked);

  const prove = async (): Promise<ProofOfWork> => {
    const { body } = await ask('GET /api/enquiries/challenge');
    return solved(body as unknown as Challenge);
  };

  const send = async ({ form = aForm(), key = newId(), address = '203.0.113.7', ...rest }: Sending = {}) =>
    ask('POST /api/enquiries', {
      headers: {
        'idempotency-key': key,
        'x-viewer-address': address,
        ...(rest.authorization === undefined ? {} : { authorization: rest.authorization }),
      },
      body: { enquiry: form, proof: rest.proof ?? (await prove()) },
    });

  return {
    ask,
    tables,
    prove,
    send,
    /** The next random reference. */
    nextReference: (next: string) => nextReferences.push(next),
    /** Sends a form and returns its reference. */
    write: async (form: Record<string, string> = {}) =>
      String((await send({ form: aForm(form) })).body.reference),
    /** The items whose key begins with this text. */
    stored: async (prefix: string) => startingWith(await tables.all(tables.enquiries), prefix),
    /** The events in the outbox, in the order in which they happened. */
    events: async () => {
      const items = startingWith(await tables.all(tables.enquiries), 'OUTBOX#');
      return items.map(({ event }) => JSON.parse(String(event))).sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    show: async (ref: string) =>
      (await ask('GET /api/enquiries/{reference}', { as: staff, params: { reference: ref } })).body,
    move: (ref: string, body: object, as: Asked['as'] = staff) =>
      ask('POST /api/enquiries/{reference}/status', { as, params: { reference: ref }, body }),
    answer: (ref: string, body: object, as: Asked['as'] = staff) =>
      ask('POST /api/enquiries/{reference}/answer', { as, params: { reference: ref }, body }),
    stop: async () => {
      await tables.stopAsKept();
    },
  };
};

export type EnquiriesWorld = Awaited<ReturnType<typeof startEnquiriesWorld>>;
