import { randomBytes } from 'node:crypto';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { enquiryReference } from '#domain/enquiries/reference.ts';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { ok } from '#domain/kernel/result.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { senderOf } from '../runtime/http/sender.ts';
import { poolVariables, type VerifiedUser, verifiedUser } from '../runtime/http/verified-user.ts';
import { pauseOf } from '../runtime/pause.ts';
import { challenges } from '../runtime/proof-of-work/challenges.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { countEnquiries, listEnquiries, showWaiting } from './list-enquiries.ts';
import { moveEnquiry } from './move-enquiry.ts';
import { receiveEnquiry } from './receive-enquiry.ts';
import { showEnquiry } from './show-enquiry.ts';
import { enquiryInbox } from './store/enquiry-inbox.ts';
import { enquiryList } from './store/enquiry-list.ts';
import { enquiryStore } from './store/enquiry-store.ts';

export const variables = { ENQUIRIES_TABLE: required, ...poolVariables };

interface EnquiriesDependencies extends SharedDependencies {
  readonly verifiedUser?: VerifiedUser;
  readonly newReference?: () => string;
}

const randomReference = (): string => enquiryReference.of(randomBytes(REFERENCE_BYTES));

/** The function behind the endpoints of the enquiries. */
export const wire = (env: EnvOf<typeof variables>, dependencies: EnquiriesDependencies) => {
  const { client, clock, newId, keyFor, checks, newReference = randomReference } = dependencies;
  const work = challenges({ challenge: keyFor('challenges'), solution: keyFor('solutions') }, clock);
  const list = enquiryList(client, env.ENQUIRIES_TABLE);
  const enquiries = enquiryStore(client, env.ENQUIRIES_TABLE);
  const useCases = {
    challenge: async () => ok(await work.make()),
    send: receiveEnquiry({
      inbox: enquiryInbox(client, env.ENQUIRIES_TABLE),
      challenges: work,
      verifiedUser: dependencies.verifiedUser ?? verifiedUser(env),
      senderOf: senderOf(keyFor('senders')),
      newReference,
      clock,
      newId,
      pause: pauseOf(25),
    }),
    list: listEnquiries({ list, enquiries }),
    counts: countEnquiries(list),
    waiting: showWaiting(list),
    show: showEnquiry(enquiries),
    move: moveEnquiry({ enquiries, clock, newId }),
    answer: answerEnquiry({ enquiries, clock, newId }),
  };
  return http('enquiries', enquiryEndpoints, useCases, checks);
};
