import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { LINK_SECRET } from '../kernel/link-secret.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { Challenge, ProofOfWork } from '../proof-of-work/challenge.ts';
import { callerQuoteEndpoints } from './caller-endpoint.ts';
import { quoteCountEndpoints } from './count-endpoint.ts';
import { CustomerLetter, CustomerQuote } from './customer-quote.ts';
import { UsZip } from './estimate-request.ts';
import { groupEndpoints } from './kept-group/endpoints.ts';
import { AskedQueue, AskedQuotes } from './list-question.ts';
import { openQuoteEndpoints } from './open-endpoint.ts';
import { Quote, QuoteReference, QuoteStatusName, WholeQuote } from './quote.ts';
import { Guest, QuoteAnswer, QuoteForm, QuoteQuestion, QuoteText } from './quote-form.ts';
import { quoteNow } from './refusals.ts';

const params = z.object({ reference: QuoteReference });
const reference = z.object({ reference: QuoteReference });
/** The form makes its own key: the same form sent twice is one quote. */
const idempotencyKey = { 'idempotency-key': z.uuid() };
/** The secret of a link, from behind its `#`. */
const withLink = z.object({ 'quote-link': z.string().check(z.regex(LINK_SECRET)) });
/** The version that the person saw: a change in between is refused and not overwritten (optimistic lock). */
const version = z.int().check(z.minimum(1));
const now = z.object({ status: QuoteStatusName, version: z.number() });

const refusedRequests = { NO_PRICE: 422, KEY_REUSED: 422 } as const;
const refusedAnswers = {
  QUOTE_NOT_FOUND: 404,
  QUOTE_CHANGED: quoteNow,
  QUOTE_EXPIRED: quoteNow,
  QUOTE_CLOSED: quoteNow,
} as const;
const refusedQuestions = { QUOTE_NOT_FOUND: 404, QUOTE_CLOSED: quoteNow } as const;
const refusedRequotes = { QUOTE_NOT_FOUND: 404, QUOTE_CLOSED: quoteNow, NO_PRICE: 422 } as const;
/** The link is none of ours or too old, or the quote is in an account by now. */
const refusedLinks = { LINK_REFUSED: 404, QUOTE_IN_ACCOUNT: 409 } as const;
const refusedAtDesk = { QUOTE_NOT_FOUND: 404, QUOTE_CHANGED: quoteNow } as const;

/** Quotes of customers and guests, and the work of the desk on them. */
export const quoteEndpoints = {
  /** The calculator asks the server for ZIP codes, because the list of all of them is too large for a phone. */
  zipCode: endpoint('GET /api/zip-codes/{zip}', {
    summary: 'Where a ZIP code is, and how many miles from the dock as the crow flies.',
    access: 'anyone',
    params: z.object({ zip: UsZip }),
    reply: z.object({
      zip: UsZip,
      city: z.string(),
      state: z.string(),
      /** To a tenth of a mile. */
      miles: z.number(),
      /** Whether we collect there. */
      withinRadius: z.boolean(),
    }),
    refusals: { ZIP_CODE_NOT_FOUND: 404, ZIP_CODE_BEYOND_STATES: 404 },
  }),
  challenge: endpoint('GET /api/quotes/challenge', {
    summary:
      'Work that a browser does before it asks for a quote without an account, which keeps robots out.',
    access: 'anyone',
    reply: Challenge,
  }),
  requestAsGuest: endpoint('POST /api/quotes/guest', {
    summary: 'Makes a quote for someone without an account and mails them a link to it.',
    access: 'anyone',
    headers: z.object({ ...idempotencyKey, 'x-viewer-address': z.optional(z.string()) }),
    body: z.strictObject({ form: QuoteForm, guest: Guest, proof: ProofOfWork }),
    reply: reference,
    refusals: { ...refusedRequests, CHALLENGE_REFUSED: 422, TOO_MANY_QUOTES: 429 },
  }),
  openLink: endpoint('GET /api/quotes/link', {
    summary: 'The quote behind the link of an e-mail.',
    access: 'anyone',
    headers: withLink,
    reply: CustomerLetter,
    refusals: refusedLinks,
  }),
  answerByLink: endpoint('POST /api/quotes/link/answer', {
    summary: 'Accepts or declines the quote behind the link of an e-mail.',
    access: 'anyone',
    headers: withLink,
    body: QuoteAnswer,
    reply: now,
    refusals: { ...refusedAnswers, ...refusedLinks },
  }),
  askByLink: endpoint('POST /api/quotes/link/messages', {
    summary: 'Asks the desk about the quote behind the link of an e-mail.',
    access: 'anyone',
    headers: withLink,
    body: QuoteQuestion,
    reply: now,
    refusals: { ...refusedQuestions, ...refusedLinks },
  }),
  requoteByLink: endpoint('POST /api/quotes/link/requote', {
    summary: 'Makes a new quote for the same goods at the price of today, and mails a link to it.',
    access: 'anyone',
    headers: withLink,
    reply: reference,
    refusals: { ...refusedRequotes, ...refusedLinks },
  }),
  request: endpoint('POST /api/quotes', {
    summary: 'Makes a quote for the caller.',
    access: 'signed-in',
    headers: z.object(idempotencyKey),
    body: QuoteForm,
    reply: reference,
    refusals: refusedRequests,
  }),
  claim: endpoint('POST /api/quotes/claim', {
    summary: "Puts the quotes that were mailed to the caller's verified e-mail address into their account.",
    access: 'signed-in',
    reply: z.object({ claimed: z.number() }),
  }),
  ...openQuoteEndpoints,
  ...groupEndpoints,
  mine: endpoint('GET /api/quotes', {
    summary: "The caller's quotes, newest first.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(CustomerQuote),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/quotes/{reference}', {
    summary: "One of the caller's quotes, with what was said and done.",
    access: 'signed-in',
    params,
    reply: CustomerLetter,
    refusals: { QUOTE_NOT_FOUND: 404 },
  }),
  answer: endpoint('POST /api/quotes/{reference}/answer', {
    summary: "Accepts or declines one of the caller's quotes.",
    access: 'signed-in',
    params,
    body: QuoteAnswer,
    reply: now,
    refusals: refusedAnswers,
  }),
  ask: endpoint('POST /api/quotes/{reference}/messages', {
    summary: "Asks the desk about one of the caller's quotes.",
    access: 'signed-in',
    params,
    body: QuoteQuestion,
    reply: now,
    refusals: refusedQuestions,
  }),
  requote: endpoint('POST /api/quotes/{reference}/requote', {
    summary: 'Makes a new quote for the same goods at the price of today. It replaces this one.',
    access: 'signed-in',
    params,
    reply: reference,
    refusals: refusedRequotes,
  }),
  ...callerQuoteEndpoints,
  list: endpoint('GET /api/desk/quotes', {
    summary:
      'Quotes of one status, or all, newest first. What can still become a shipment, by several filters together; what is over, by the month in which it was asked for and one filter.',
    access: 'quote.read',
    query: z.object({ ...pageQuery, ...AskedQuotes.shape }),
    reply: pageOf(Quote),
    refusals: { INVALID_CURSOR: 400, ONE_QUESTION_ONLY: 400 },
  }),
  queue: endpoint('GET /api/desk/quotes/waiting', {
    summary:
      'Quotes that need a price or a reply, the longest wait first: all, or by several filters together: those that need the same, that one person or nobody has taken, by destination, customer and age.',
    access: 'quote.read',
    query: z.object({ ...pageQuery, ...AskedQueue.shape }),
    reply: pageOf(Quote),
    refusals: { INVALID_CURSOR: 400 },
  }),
  ...quoteCountEndpoints,
  search: endpoint('GET /api/desk/quotes/search', {
    summary:
      'Quotes that are not over by reference or its end, name or e-mail address; a whole reference or address finds all.',
    access: 'quote.read',
    query: z.object({ ...pageQuery, search: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
    reply: pageOf(Quote),
    refusals: { INVALID_CURSOR: 400 },
  }),
  showAtDesk: endpoint('GET /api/desk/quotes/{reference}', {
    summary: 'One quote with its whole history, oldest first.',
    access: 'quote.read',
    params,
    reply: WholeQuote,
    refusals: { QUOTE_NOT_FOUND: 404 },
  }),
  price: endpoint('POST /api/desk/quotes/{reference}/price', {
    summary:
      'Sets the price by hand, with a reason, and sends it. A price that was sent already is changed by admins only.',
    access: 'quote.manage',
    params,
    body: z.strictObject({
      version,
      /** Cents. */
      total: z.int().check(z.minimum(1), z.maximum(100_000_000)),
      reason: QuoteText,
    }),
    reply: now,
    refusals: { ...refusedAtDesk, QUOTE_CLOSED: quoteNow, ADMINS_ONLY: 403 },
  }),
  refuse: endpoint('POST /api/desk/quotes/{reference}/refusal', {
    summary: 'Tells the customer that we cannot take it, and why.',
    access: 'quote.manage',
    params,
    body: z.strictObject({ version, reason: QuoteText }),
    reply: now,
    refusals: { ...refusedAtDesk, QUOTE_CLOSED: quoteNow },
  }),
  reply: endpoint('POST /api/desk/quotes/{reference}/replies', {
    summary: 'Writes to the customer and keeps the reply in the history.',
    access: 'quote.manage',
    params,
    body: z.strictObject({ version, text: QuoteText }),
    reply: now,
    refusals: refusedAtDesk,
  }),
  note: endpoint('POST /api/desk/quotes/{reference}/notes', {
    summary: 'Keeps a note for colleagues in the history.',
    access: 'quote.manage',
    params,
    body: z.strictObject({ version, text: QuoteText }),
    reply: now,
    refusals: refusedAtDesk,
  }),
  assign: endpoint('POST /api/desk/quotes/{reference}/assignment', {
    summary: 'Takes a quote, or hands it back.',
    access: 'quote.manage',
    params,
    body: z.strictObject({ version, taken: z.boolean() }),
    reply: now,
    refusals: { ...refusedAtDesk, QUOTE_CLOSED: quoteNow },
  }),
} as const;
