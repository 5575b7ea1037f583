import * as z from 'zod/mini';
import { Alias } from '../identity/people/aliases.ts';
import { PersonInvitation } from '../identity/people/person-invitation.ts';
import { Profile } from '../identity/profile.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { UserId } from '../kernel/user-id.ts';
import { Consents } from '../notifications/consents.ts';
import { Customer, CustomerLook, CustomerNote, NOTE_MAX, ShownTags, Tags } from './customer.ts';
import { CustomerThings } from './things.ts';

const params = z.object({ id: UserId });

/** The lists of customers, by where they stand. */
export const customerLists = ['newest', 'lapsing', 'lost', 'shipping', 'never'] as const;
export type CustomerListName = (typeof customerLists)[number];

/** Everything about one person that the caller may see. */
export const WholeCustomer = z.object({
  customer: Customer,
  /** Every id under which things of them are kept, and what joins them. */
  ids: z.array(z.string()),
  aliases: z.array(Alias),
  /** The profile of each of these ids. */
  profiles: z.array(Profile),
  /** Others with the same e-mail address or phone number, who may be the same person. */
  alike: z.array(Customer),
  things: z.array(CustomerThings),
  /** The last letter that invited them to an account, while they have none. */
  invitation: z.optional(PersonInvitation),
  consents: Consents,
  /** What is owed on all invoices together, in cents, negative for what we have to give back. Absent for whoever may see no invoices. */
  owed: z.optional(z.int()),
  /** Newest first. */
  notes: z.array(CustomerNote),
  /** Which colleagues opened this page lately, the caller not among them. Newest first. */
  looks: z.array(CustomerLook),
});
export type WholeCustomer = z.infer<typeof WholeCustomer>;

/** The endpoints of the customers, for the desk. */
export const customerEndpoints = {
  list: endpoint('GET /api/customers', {
    summary:
      'Customers, with an account or without: the newest first, or those who are lapsing, lost, shipping or have never shipped. With a search, those that it finds by name, company, e-mail, phone or mailbox, and whose tracking number, waybill or invoice it is.',
    access: 'customer.read',
    query: z.object({
      ...pageQuery,
      list: z.optional(z.enum(customerLists)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    reply: pageOf(Customer),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/customers/{id}', {
    summary:
      'One person whole: who they are, and of each thing that the caller may see the newest, with notes of colleagues. Any id of the person leads there.',
    access: 'customer.read',
    params,
    reply: WholeCustomer,
    refusals: { CUSTOMER_NOT_FOUND: 404 },
  }),
  note: endpoint('POST /api/customers/{id}/notes', {
    summary: 'Adds a note of staff about a person; the same `id` again adds nothing.',
    access: 'customer.manage',
    params,
    body: z.strictObject({
      id: z.uuid(),
      text: z.string().check(z.trim(), z.minLength(1, 'Write the note first'), z.maxLength(NOTE_MAX)),
    }),
    reply: CustomerNote,
    refusals: { CUSTOMER_NOT_FOUND: 404, NOTE_EXISTS: 409 },
  }),
  tags: endpoint('PUT /api/customers/{id}/tags', {
    summary: 'Sets the tags of a person, if they were as the caller saw them.',
    access: 'customer.manage',
    params,
    body: z.strictObject({
      tags: Tags,
      /** The tags that the caller saw. */
      was: ShownTags,
    }),
    reply: Customer,
    refusals: {
      CUSTOMER_NOT_FOUND: 404,
      CUSTOMER_CHANGED: { status: 409, details: z.object({ customer: Customer }) },
    },
  }),
} as const;
