import { beforeAll, expect, test } from 'vitest';
import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { ACCEPTED_INVITATION } from '#domain/identity/people/person-invitation.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { signUpWithWork } from '../../../scripts/support/proof-of-work.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { aSignUp, type People, peopleOf } from '../../support/people.ts';
import { aBarrel } from '../quotes/quotes.world.ts';
import { attributesOf } from './invitations.world.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { admin } = signedIn(cloud, 'admin');
let people: People;
beforeAll(async () => {
  people = await peopleOf(cloud);
});

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}
const letterTo = async (email: string, subject: RegExp): Promise<string> => {
  const find = async () =>
    (await cloud.listed<Mail>('mail')).find((one) => one.to.includes(email) && subject.test(one.subject));
  await expect.poll(find, patience).toBeDefined();
  // Those of the user pool have no plain text.
  const { text, html = '' } = (await find()) as Mail;
  return text ?? html.replaceAll('&amp;', '&');
};

const done = async <Body>(path: string, body?: object): Promise<Body> => {
  const headers = { 'idempotency-key': newId() };
  const answer = await cloud.ask<Body>(path, { as: admin, headers, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

/** Signs up with an address by what a letter said, confirms it, and signs in. */
const signUpBy = async (keptAs: string, email: string) => {
  const { userPoolClientId: ClientId } = people.config;
  const { 'custom:registration': Value } = attributesOf('', email, undefined, { keptAs });
  const Name = 'custom:registration';
  await signUpWithWork(cloud.url, email, (proof) => {
    const plain = aSignUp(ClientId, email, proof);
    const others = (plain.UserAttributes ?? []).filter((one) => one.Name !== Name);
    return people.cognito.signUp({ ...plain, UserAttributes: [...others, { Name, Value }] });
  });
  const [, code = ''] = /callback\?code=(\d+)/.exec(await letterTo(email, /^Verify your e-mail/)) ?? [];
  await people.cognito.confirmSignUp({ ClientId, Username: email, ConfirmationCode: code });
  return people.tokensOf(email);
};

test('whoever opens an account by our letter finds what the desk made for them; another address finds nothing', async () => {
  const email = 'invited.caller@example.test';
  const { user_id: id } = await done<{ user_id: string }>('people', {
    id: newId(),
    came: 'CALL',
    first_name: 'Invited',
    last_name: 'Caller',
    email,
  });
  const said = { how: 'PHONE', who: 'Invited Caller' };
  const { shipment } = await done<{ shipment: Shipment }>(`desk/callers/${id}/shipments`, {
    form: sampleForm,
    said,
  });
  const { reference } = await done<{ reference: string }>('desk/quotes', { userId: id, form: aBarrel, said });
  await done(`people/${id}/invitations`, { id: newId() });
  const page = () => done<WholeCustomer>(`customers/${id}`);
  await expect
    .poll(async () => (await cloud.ask(`customers/${id}`, { as: admin })).status, patience)
    .toBe(200);
  expect((await page()).invitation).toMatchObject({ email, by: admin.userId });

  const letter = await letterTo(email, /^Open your free account/);
  const [, token = ''] = /#welcome=(p-[0-9a-f-]{36}\.[\w-]{22})&/.exec(letter) ?? [];
  const stranger = await signUpBy(token, 'another.caller@example.test');
  const theirs = await signUpBy(token, email);
  const listOf = async (path: string, as: typeof theirs) =>
    JSON.stringify((await cloud.ask(path, { as })).body);
  for (const [path, number] of [
    ['shipments', shipment.number],
    ['quotes', reference],
  ] as const) {
    expect(await listOf(path, theirs)).toContain(number);
    expect(await listOf(path, stranger)).not.toContain(number);
  }
  await expect
    .poll(async () => (await page()).aliases, patience)
    .toMatchObject([{ reason: ACCEPTED_INVITATION }]);
});
