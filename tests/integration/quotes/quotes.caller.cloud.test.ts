import { expect, test } from 'vitest';
import type { CustomerLetter } from '#domain/quotes/customer-quote.ts';
import type { WholeQuote } from '#domain/quotes/quote.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { aBarrel } from './quotes.world.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, staff } = signedIn(cloud, 'customer', 'staff');

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text?: string;
}

const madeFor = async (userId: string): Promise<string> => {
  const { status, body } = await cloud.ask<{ reference: string }>('desk/quotes', {
    as: staff,
    headers: { 'idempotency-key': newId() },
    body: { userId, form: aBarrel, said: { how: 'PHONE', who: 'Sample Caller' } },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.reference;
};

test('a quote that the desk makes is mailed, in the account of its customer, and opened by whoever has none', async () => {
  const own = await madeFor(customer.userId);
  const letter = await cloud.ask<CustomerLetter>(`quotes/${own}`, { as: customer });
  expect(letter.body.quote).toMatchObject({ reference: own, how: 'PHONE' });
  await expect
    .poll(async () => JSON.stringify((await cloud.ask('notifications', { as: customer })).body), patience)
    .toContain('You asked us by phone, and we made you a quote to Guyana.');

  const email = 'quoted.caller@example.test';
  const person = { id: newId(), came: 'CALL', first_name: 'Quoted', last_name: 'Caller', email };
  const kept = await cloud.ask<{ user_id: string }>('people', { as: staff, body: person });
  const reference = await madeFor(kept.body.user_id);
  const whole = await cloud.ask<WholeQuote>(`desk/quotes/${reference}`, { as: staff });
  expect(whole.body.quote).toMatchObject({ ownerId: kept.body.user_id, name: 'Quoted Caller', email });
  const sent = async () =>
    (await cloud.listed<Mail>('mail')).find(({ to }) => to.includes(email))?.text ?? '';
  await expect.poll(sent, patience).toContain('You asked us by phone.');
  const [, secret = ''] = /open-quote#([\w-]{22})/.exec(await sent()) ?? [];
  const opened = await cloud.ask<CustomerLetter>('quotes/link', { headers: { 'quote-link': secret } });
  expect(opened.body.quote).toMatchObject({ reference });
});
