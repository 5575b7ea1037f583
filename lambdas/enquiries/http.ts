import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import { profilesOfPerson, whomOf } from '../identity/index.ts';
import { writtenMessages } from '../notifications/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { senderOf } from '../runtime/http/sender.ts';
import { poolVariables, type VerifiedUser, verifiedUser } from '../runtime/http/verified-user.ts';
import { pauseOf } from '../runtime/pause.ts';
import { challenges } from '../runtime/proof-of-work/challenges.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { countEnquiries, listEnquiries, showWaiting } from './list-enquiries.ts';
import { showMessages } from './messages/show-messages.ts';
import { writeMessage } from './messages/write-message.ts';
import { moveEnquiry } from './move-enquiry.ts';
import { randomReference } from './new-reference.ts';
import { receiveEnquiry } from './receive-enquiry.ts';
import { showEnquiry } from './show-enquiry.ts';
import { enquiryInbox } from './store/enquiry-inbox.ts';
import { enquiryList } from './store/enquiry-list.ts';
import { enquiryStore } from './store/enquiry-store.ts';
import { talkStore } from './store/talk-store.ts';

export const variables = {
  ENQUIRIES_TABLE: required,
  NOTIFICATIONS_TABLE: required,
  PROFILES_TABLE: required,
  ...poolVariables,
};

interface EnquiriesDependencies extends SharedDependencies {
  readonly verifiedUser?: VerifiedUser;
  readonly newReference?: () => string;
  /** Whether this stage sends WhatsApp messages; it does not unless said. */
  readonly offersWhatsApp?: boolean;
}

/** The function behind the endpoints of the enquiries. */
export const wire = (env: EnvOf<typeof variables>, dependencies: EnquiriesDependencies) => {
  const { client, clock, newId, keyFor, checks } = dependencies;
  const { newReference = randomReference, offersWhatsApp = false } = dependencies;
  const work = challenges({ challenge: keyFor('challenges'), solution: keyFor('solutions') }, clock);
  const list = enquiryList(client, env.ENQUIRIES_TABLE);
  const enquiries = enquiryStore(client, env.ENQUIRIES_TABLE);
  const inbox = enquiryInbox(client, env.ENQUIRIES_TABLE);
  const talks = talkStore(client, env.ENQUIRIES_TABLE);
  const people = profilesOfPerson(client, env.PROFILES_TABLE);
  const reach = { written: writtenMessages(client, env.NOTIFICATIONS_TABLE, keyFor), talks, offersWhatsApp };
  const messages = { ...reach, talks, enquiries, inbox, list, people, clock, newId, newReference };
  const useCases = {
    challenge: async () => ok(await work.make()),
    send: receiveEnquiry({
      inbox,
      challenges: work,
      verifiedUser: dependencies.verifiedUser ?? verifiedUser(env),
      senderOf: senderOf(keyFor('senders')),
      newReference,
      clock,
      newId,
      pause: pauseOf(25),
    }),
    list: listEnquiries({ list, enquiries, clock }),
    counts: countEnquiries(list),
    waiting: showWaiting(list),
    show: showEnquiry({ ...reach, enquiries, clock }),
    messages: showMessages({ ...messages, whomOf: whomOf(client, env.PROFILES_TABLE) }),
    write: writeMessage(messages),
    move: moveEnquiry({ enquiries, clock, newId }),
    answer: answerEnquiry({ ...reach, enquiries, clock, newId }),
  };
  return http('enquiries', enquiryEndpoints, useCases, checks);
};
