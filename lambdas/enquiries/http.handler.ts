import { randomBytes } from 'node:crypto';
import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { REFERENCE_BYTES, referenceOf } from '#domain/enquiries/reference.ts';
import { ok } from '#domain/kernel/result.ts';
import { clock } from '../runtime/clock.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { verifiedUser } from '../runtime/http/verified-user.ts';
import { newId } from '../runtime/new-id.ts';
import { pauseOf } from '../runtime/pause.ts';
import { challenges } from '../runtime/proof-of-work/challenges.ts';
import { documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { keyFor } from '../runtime/secrets/house-key.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { countEnquiries, listEnquiries } from './list-enquiries.ts';
import { moveEnquiry } from './move-enquiry.ts';
import { receiveEnquiry } from './receive-enquiry.ts';
import { senderOf } from './sender.ts';
import { showEnquiry } from './show-enquiry.ts';
import { enquiryDesk } from './store/enquiry-desk.ts';
import { enquiryInbox } from './store/enquiry-inbox.ts';
import { enquiryList } from './store/enquiry-list.ts';

const env = readEnv({
  ENQUIRIES_TABLE: required,
  USER_POOL_ID: required,
  USER_POOL_CLIENT_ID: required,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: optional,
});
const client = documentClient(patientAsABrowser);
const work = challenges({ challenge: keyFor('challenges'), solution: keyFor('solutions') }, clock);
const list = enquiryList(client, env.ENQUIRIES_TABLE);
const desk = enquiryDesk(client, env.ENQUIRIES_TABLE);

export const handler = http(enquiryEndpoints, {
  challenge: async () => ok(await work.make()),
  send: receiveEnquiry({
    inbox: enquiryInbox(client, env.ENQUIRIES_TABLE),
    challenges: work,
    verifiedUser: verifiedUser({
      userPoolId: env.USER_POOL_ID,
      clientId: env.USER_POOL_CLIENT_ID,
      endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER || undefined,
    }),
    senderOf: senderOf(keyFor('senders')),
    newReference: () => referenceOf(randomBytes(REFERENCE_BYTES)),
    clock,
    newId,
    pause: pauseOf(25),
  }),
  list: listEnquiries(list),
  counts: countEnquiries(list),
  show: showEnquiry(desk),
  move: moveEnquiry({ desk, clock, newId }),
  answer: answerEnquiry({ desk, clock, newId }),
});
