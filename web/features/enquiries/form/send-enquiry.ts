import {
  type EnquiryErrors,
  type EnquiryFields,
  enquiryFieldNames,
} from '#domain/enquiries/form/validation.ts';
import type { FormKind } from '#domain/enquiries/topics.ts';
import type { Problem } from '#domain/kernel/problem.ts';
import { postWithWork } from '#web/proof-of-work/post.ts';
import type { Work } from '#web/proof-of-work/work.ts';

/** The request of a form. */
export interface Outgoing {
  readonly kind: FormKind;
  readonly fields: EnquiryFields;
  /** Value of the honeypot field. */
  readonly website: string;
  /** Idempotency key: the same until the form is accepted. */
  readonly key: string;
}

export type Sent =
  | { readonly reference: string }
  | { readonly failure: string; readonly errors: EnquiryErrors };

const words = {
  failed: 'Something went wrong on our side. Your message is still here: please send it again.',
  away: 'We could not reach the server. Your message is still here: check your connection and send it again.',
};

/** The server's messages by the names of the form's fields. */
const errorsIn = (fields: Problem['fields'] = {}): EnquiryErrors =>
  Object.fromEntries(
    enquiryFieldNames.flatMap((name) => {
      const message = fields[`enquiry.${name}`];
      return message === undefined ? [] : [[name, message]];
    }),
  );

/** Sends a form. Never throws. */
export const sendEnquiry = async ({ kind, fields, website, key }: Outgoing, work: Work): Promise<Sent> => {
  const enquiry = { ...fields, kind, page: location.pathname, website };
  const answer = await postWithWork<{ reference: string }>(
    '/api/enquiries',
    words,
    { 'idempotency-key': key },
    { enquiry },
    work,
  );
  if (answer.kind === 'ok') return { reference: answer.reply.reference };
  return { failure: answer.message, errors: errorsIn(answer.fields) };
};
