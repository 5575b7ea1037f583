import type { EnquiryFields } from '#domain/enquiries/form/validation.ts';
import type { FormKind } from '#domain/enquiries/topics.ts';
import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { solved } from '../support/proof-of-work.ts';
import { withRetries } from '../support/with-retries.ts';
import { mailboxNumberOf } from './people.ts';

interface SampleEnquiry extends EnquiryFields {
  readonly kind: FormKind;
}

/** Invented enquiries. Their names say that they are samples, so that staff see it everywhere. */
const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    kind: 'contact',
    topic: 'pickup',
    name: 'Marva Williams (sample)',
    email: 'marva.williams.sample@example.test',
    phone: '+1 201 555 0163',
    number: '',
    message:
      'Two barrels in Newark are packed, 3rd floor with an elevator.\nCan you fetch them before Tuesday? I am home after five.',
  },
  {
    kind: 'support',
    topic: 'parcel',
    name: 'Rohan Singh (sample)',
    email: 'rohan.singh.sample@example.test',
    phone: '',
    number: mailboxNumberOf('rohan.singh.sample@example.test'),
    message: 'The store says it was delivered to you on Friday. I do not see it in my account yet.',
  },
  {
    kind: 'contact',
    topic: 'business',
    name: 'Devon Braithwaite (sample)',
    email: 'devon.braithwaite.sample@example.test',
    phone: '+592 600 0142',
    number: '',
    message: 'I bring in phone accessories, about 120 lb a week. What would it cost me every Friday?',
  },
];

/** The idempotency key of a sample. It is always the same, so that the next start can finish an interrupted seed. */
const keyOf = (place: number): string => `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;

const sendSample = async (sample: SampleEnquiry, key: string, url: string): Promise<void> => {
  const asked = await withRetries(() => fetch(`${url}/api/enquiries/challenge`));
  const proof = await solved((await asked.json()) as Challenge);
  const answer = await withRetries(() =>
    fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ enquiry: { ...sample, page: `/${sample.kind}` }, proof }),
    }),
  );
  if (!answer.ok) throw new Error(`A sample enquiry was answered with ${answer.status}.`);
};

/** Sends the samples as the form does, one after another, so that staff see them in this order. */
export const sendSampleEnquiries = async (url: string): Promise<void> => {
  for (const [place, sample] of sampleEnquiries.entries()) await sendSample(sample, keyOf(place), url);
};
