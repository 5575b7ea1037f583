import {
  type EnquiryErrors,
  type EnquiryFields,
  enquiryFieldNames,
} from '#domain/enquiries/form/validation.ts';
import type { EnquiryKind } from '#domain/enquiries/topics.ts';
import type { Problem } from '#domain/kernel/problem.ts';
import type { Work } from '#web/proof-of-work/work.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';

/** The request of a form. */
export interface Outgoing {
  readonly kind: EnquiryKind;
  readonly fields: EnquiryFields;
  /** Value of the honeypot field. */
  readonly website: string;
  /** Idempotency key: the same until the form is accepted. */
  readonly key: string;
}

export type Sent =
  | { readonly reference: string }
  | { readonly failure: string; readonly errors: EnquiryErrors };

/** Timeout of the request in milliseconds. */
const TIMEOUT_MS = 30_000;

const failed = (failure: string, errors: EnquiryErrors = {}): Sent => ({ failure, errors });

const post = async ({ kind, fields, website, key }: Outgoing, work: Work): Promise<Response> => {
  const { token } = signedInUser();
  const proof = await work.done();
  return fetch('/api/enquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ enquiry: { ...fields, kind, page: location.pathname, website }, proof }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};

/** The server's messages by the names of the form's fields. */
const errorsIn = ({ fields = {} }: Partial<Problem>): EnquiryErrors =>
  Object.fromEntries(
    enquiryFieldNames.flatMap((name) => {
      const message = fields[`enquiry.${name}`];
      return message === undefined ? [] : [[name, message]];
    }),
  );

const refusalOf = (status: number, problem: Partial<Problem>): Sent =>
  status < 500 && problem.message
    ? failed(problem.message, errorsIn(problem))
    : failed('Something went wrong on our side. Your message is still here: please send it again.');

/** Sends a form. If the proof of work is refused because it is too old, it is computed and sent once more. Never throws. */
export const sendEnquiry = async (outgoing: Outgoing, work: Work, isSecondTry = false): Promise<Sent> => {
  try {
    const response = await post(outgoing, work);
    const body = await response.json().catch(() => ({}));
    if (response.ok) return { reference: String(body.reference) };
    if (body.code !== 'CHALLENGE_REFUSED' || isSecondTry) return refusalOf(response.status, body);
    work.forget();
    return await sendEnquiry(outgoing, work, true);
  } catch {
    return failed(
      'We could not reach the server. Your message is still here: check your connection and send it again.',
    );
  }
};
