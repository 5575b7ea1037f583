import { randomBytes } from 'node:crypto';
import { REFERENCE_BYTES } from '#domain/kernel/reference.ts';
import { ok } from '#domain/kernel/result.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { quoteReference } from '#domain/quotes/reference.ts';
import {
  type AccountDirectory,
  labelName,
  newProfile,
  peopleReader,
  profileReader,
} from '../identity/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { senderOf } from '../runtime/http/sender.ts';
import { pauseOf } from '../runtime/pause.ts';
import { challenges } from '../runtime/proof-of-work/challenges.ts';
import { keyedHash } from '../runtime/secrets/keyed-hash.ts';
import { newLinkSecret } from '../runtime/secrets/link-secret.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { rateCardReader, settingsReader } from '../settings/index.ts';
import { answerByLink, answerQuote } from './customer/answer-quote.ts';
import { askAboutQuote, askByLink } from './customer/ask-about-quote.ts';
import { claimQuotes } from './customer/claim-quotes.ts';
import { listMine, listOpen } from './customer/list-quotes.ts';
import { requestAsGuest, requestQuote } from './customer/request-quote.ts';
import { requote, requoteByLink } from './customer/requote.ts';
import { openLink, showQuote } from './customer/show-quote.ts';
import { countWaiting, listForDesk, listWaiting, searchQuotes } from './desk/list-for-desk.ts';
import { priceByHand } from './desk/price-by-hand.ts';
import { requestFor } from './desk/request-for.ts';
import { showAtDesk } from './desk/show-at-desk.ts';
import { assignQuote, noteOnQuote, refuseQuote, replyToCustomer } from './desk/work-on-quote.ts';
import { groupOf } from './group/group-of.ts';
import { groupStore } from './group/group-store.ts';
import { ownGroup, personGroup, setGroup } from './group/person-group.ts';
import { locateZipCode } from './locate-zip-code.ts';
import { priceRequest } from './pricing/price-request.ts';
import { quotedFlight } from './pricing/quoted-flight.ts';
import { quoteLinks } from './store/quote-links.ts';
import { quoteList } from './store/quote-list.ts';
import { quoteStore } from './store/quote-store.ts';
import { requestClaims } from './store/request-claims.ts';
import { findZipCode } from './zip-codes.ts';

export const variables = {
  QUOTES_TABLE: required,
  SETTINGS_TABLE: required,
  DEPARTURES_TABLE: required,
  BOOKINGS_TABLE: required,
  PROFILES_TABLE: required,
};

interface QuotesDependencies extends SharedDependencies {
  readonly accounts: Pick<AccountDirectory, 'find'>;
  readonly newReference?: () => string;
}

const randomReference = (): string => quoteReference.of(randomBytes(REFERENCE_BYTES));

/** Name and address of accounts, which an access token does not contain. */
const customers = ({ accounts, clock }: Pick<QuotesDependencies, 'accounts' | 'clock'>) => ({
  customerOf: async (userId: string, signal?: AbortSignal) => {
    const account = await accounts.find(userId, signal);
    if (!account) throw new Error('The account of a verified token was not found.');
    return { name: labelName(newProfile(account, clock())), email: account.email, ownerId: userId };
  },
  verifiedEmailOf: async (userId: string, signal?: AbortSignal) => {
    const account = await accounts.find(userId, signal);
    return account?.emailVerified ? account.email : undefined;
  },
});

/** The dependencies that use cases share. */
const sharedBy = (env: EnvOf<typeof variables>, dependencies: QuotesDependencies) => {
  const { client, clock, newId, log, keyFor, newReference = randomReference } = dependencies;
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const inboxKey = keyFor('quote-inboxes');
  const readRateCard = rateCardReader(client, env.SETTINGS_TABLE, log);
  const groups = { groups: groupStore(client, env.QUOTES_TABLE), groupOf: groupOf(client, env) };
  return {
    quotes: quoteStore(client, env.QUOTES_TABLE),
    list: quoteList(client, env.QUOTES_TABLE),
    links: quoteLinks(client, env.QUOTES_TABLE, newLinkSecret),
    claims: requestClaims(client, env.QUOTES_TABLE),
    price: priceRequest({
      readSetting,
      readFlight: quotedFlight(client, env, readSetting),
      readRateCard,
      groupOf: groups.groupOf,
      find: findZipCode,
    }),
    readRateCard,
    ...groups,
    idsOfPerson: peopleReader(client, env.PROFILES_TABLE),
    profiles: profileReader(client, env.PROFILES_TABLE),
    inboxOf: async (email: string) => keyedHash(await inboxKey(), email.trim().toLowerCase(), 40),
    readSetting,
    newReference,
    clock,
    newId,
    pause: pauseOf(25),
    ...customers(dependencies),
  };
};

/** The function behind the endpoints of the quotes. */
export const wire = (env: EnvOf<typeof variables>, dependencies: QuotesDependencies) => {
  const { keyFor, clock, checks } = dependencies;
  const deps = sharedBy(env, dependencies);
  const work = challenges({ challenge: keyFor('challenges'), solution: keyFor('solutions') }, clock);
  const useCases = {
    zipCode: locateZipCode({ find: findZipCode, readSetting: deps.readSetting }),
    challenge: async () => ok(await work.make()),
    requestAsGuest: requestAsGuest({ ...deps, challenges: work, senderOf: senderOf(keyFor('senders')) }),
    openLink: openLink(deps),
    answerByLink: answerByLink(deps),
    askByLink: askByLink(deps),
    requoteByLink: requoteByLink(deps),
    request: requestQuote(deps),
    claim: claimQuotes(deps),
    ownGroup: ownGroup(deps),
    personGroup: personGroup(deps),
    setGroup: setGroup(deps),
    mine: listMine(deps.list, clock),
    open: listOpen(deps.list, clock),
    show: showQuote(deps),
    answer: answerQuote(deps),
    ask: askAboutQuote(deps),
    requote: requote(deps),
    requestFor: requestFor(deps),
    list: listForDesk(deps),
    queue: listWaiting(deps),
    deskCounts: countWaiting(deps),
    search: searchQuotes(deps),
    showAtDesk: showAtDesk(deps.quotes, clock),
    price: priceByHand(deps),
    refuse: refuseQuote(deps),
    reply: replyToCustomer(deps),
    note: noteOnQuote(deps),
    assign: assignQuote(deps),
  };
  return http('quotes', quoteEndpoints, useCases, checks);
};
