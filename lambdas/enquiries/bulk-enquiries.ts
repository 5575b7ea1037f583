import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { EnquiryStatus } from '#domain/enquiries/lifecycle.ts';
import {
  askedFor,
  type BulkActs,
  lookAtEach,
  refusedRow,
  rowAnswer,
  type ToldBulk,
} from '../runtime/bulk-row.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { moveEnquiry } from './move-enquiry.ts';
import { noSuchEnquiry } from './show-enquiry.ts';
import { type EnquiryStore, enquiryStore } from './store/enquiry-store.ts';

/** What can be done with many enquiries at once. */
type EnquiryAct =
  | { readonly do: 'TAKE_ENQUIRIES' }
  | { readonly do: 'CLOSE_ENQUIRIES'; readonly note?: string | undefined };

/** Bulk changes of enquiries, by the use case of the single change. The rights of the acts are the caller's to check. */
const bulkEnquiries = (
  client: DynamoDBDocumentClient,
  table: string,
  { clock, newId }: Pick<SharedDependencies, 'clock' | 'newId'>,
): BulkActs<EnquiryAct> => {
  const store = enquiryStore(client, table);
  const run: BulkActs<EnquiryAct>['run'] = async (act, request) => {
    const { id: reference, proof } = request;
    const found = await store.find(reference);
    if (!found) return refusedRow(noSuchEnquiry());
    const { status: before } = found.enquiry;
    const { version = found.enquiry.version } = request;
    const status: EnquiryStatus = act.do === 'TAKE_ENQUIRIES' ? 'OPEN' : 'CLOSED';
    if (before === status) return { outcome: 'already', version };
    if (act.do === 'TAKE_ENQUIRIES' && before !== 'NEW')
      return {
        outcome: 'refused',
        code: 'ENQUIRY_NOT_NEW',
        text: 'Someone has worked on this message already. Open the message to take it on all the same.',
        version,
      };
    let wrote = false;
    const enquiries: Pick<EnquiryStore, 'find' | 'change'> = {
      find: store.find,
      change: async (change) => {
        const done = proof === undefined || (await store.change(change, [proof]));
        wrote ||= done;
        return done;
      },
    };
    const note = act.do === 'CLOSE_ENQUIRIES' ? act.note : undefined;
    const result = await moveEnquiry({ enquiries, clock, newId })({
      ...askedFor(request),
      params: { reference },
      body: { version, status, note },
    });
    return rowAnswer(result, { version, wrote });
  };
  return { run, look: lookAtEach(run) };
};

/** What the desk can do with many of its rows at once. */
export const bulk: ToldBulk<'ENQUIRIES_TABLE'> = {
  list: 'enquiries',
  tables: ['ENQUIRIES_TABLE'],
  acts: (client, { ENQUIRIES_TABLE }, shared) => bulkEnquiries(client, ENQUIRIES_TABLE, shared),
};
