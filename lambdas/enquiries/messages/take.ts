import { ownersOfPhone } from '../../customers/index.ts';
import { required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { randomReference } from '../new-reference.ts';
import { enquiryInbox } from '../store/enquiry-inbox.ts';
import { enquiryStore } from '../store/enquiry-store.ts';
import { talkStore } from '../store/talk-store.ts';
import { type Heard, type Taken, takeMessage } from './take-message.ts';

export const talkVariables = { ENQUIRIES_TABLE: required, CUSTOMERS_TABLE: required };

/** Takes a message from WhatsApp. Answers what became of it; nothing for spam. */
export type TakeMessage = (heard: Heard) => Promise<Taken | undefined>;

/** What takes messages from WhatsApp, on the tables of a function. */
export const talks = (
  env: Readonly<Record<keyof typeof talkVariables, string>>,
  { client, clock, newId }: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
): { readonly take: TakeMessage; readonly endTalk: (phone: string, at: Date) => Promise<void> } => {
  const store = talkStore(client, env.ENQUIRIES_TABLE);
  return {
    take: takeMessage({
      talks: store,
      enquiries: enquiryStore(client, env.ENQUIRIES_TABLE),
      inbox: enquiryInbox(client, env.ENQUIRIES_TABLE),
      ownersOf: ownersOfPhone(client, env.CUSTOMERS_TABLE),
      newReference: randomReference,
      clock,
      newId,
    }),
    endTalk: store.stop,
  };
};
