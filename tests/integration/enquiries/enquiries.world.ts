import { randomBytes } from 'node:crypto';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { REFERENCE_BYTES, referenceOf } from '#domain/enquiries/reference.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { answerEnquiry } from '#lambdas/enquiries/answer-enquiry.ts';
import { countEnquiries, listEnquiries } from '#lambdas/enquiries/list-enquiries.ts';
import { moveEnquiry } from '#lambdas/enquiries/move-enquiry.ts';
import { receiveEnquiry } from '#lambdas/enquiries/receive-enquiry.ts';
import { senderOf } from '#lambdas/enquiries/sender.ts';
import { showEnquiry } from '#lambdas/enquiries/show-enquiry.ts';
import { enquiryDesk } from '#lambdas/enquiries/store/enquiry-desk.ts';
import { enquiryInbox } from '#lambdas/enquiries/store/enquiry-inbox.ts';
import { enquiryList } from '#lambdas/enquiries/store/enquiry-list.ts';
import { http } from '#lambdas/runtime/http/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { challenges } from '#lambdas/runtime/proof-of-work/challenges.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { type Asked, call, isOrigin } from '../../support/call.ts';
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
  /** The form's own key; another one each time unless told. */
  readonly key?: string;
  readonly proof?: ProofOfWork;
  readonly address?: string;
  readonly authorization?: string;
}

/** The enquiries' function on tables of its own. Whoever sends a form here does the work of a browser. */
export const startEnquiriesWorld = async (faults: Faults = {}) => {
  const tables = await startTables();
  const clock = () => new Date();
  const work = challenges({ challenge: async () => 'a key', solution: async () => 'another' }, clock);
  const nextReferences: string[] = [];
  const client = tables.client(faults);
  const desk = enquiryDesk(client, tables.enquiries);
  const list = enquiryList(client, tables.enquiries);
  const handler = http(
    enquiryEndpoints,
    {
      challenge: async () => ok(await work.make()),
      send: receiveEnquiry({
        inbox: enquiryInbox(client, tables.enquiries),
        challenges: work,
        verifiedUser: async (authorization) => authorization?.replace('Bearer of ', ''),
        senderOf: senderOf(async () => 'a third'),
        newReference: () => nextReferences.shift() ?? referenceOf(randomBytes(REFERENCE_BYTES)),
        clock,
        newId,
        pause: async () => undefined,
      }),
      list: listEnquiries(list),
      counts: countEnquiries(list),
      show: showEnquiry(desk),
      move: moveEnquiry({ desk, clock, newId }),
      answer: answerEnquiry({ desk, clock, newId }),
    },
    isOrigin,
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
    prove,
    send,
    /** The next reference that is drawn. */
    nextReference: (next: string) => nextReferences.push(next),
    /** Sends a form and answers its reference. */
    write: async (form: Record<string, string> = {}) =>
      String((await send({ form: aForm(form) })).body.reference),
    /** Everything of the table whose key begins so. */
    stored: async (prefix: string) => startingWith(await tables.all(tables.enquiries), prefix),
    /** The events that were written for the relay, in the order in which they happened. */
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
      await tables.stop();
    },
  };
};

export type EnquiriesWorld = Awaited<ReturnType<typeof startEnquiriesWorld>>;
