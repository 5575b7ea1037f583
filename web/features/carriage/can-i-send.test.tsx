import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { type as typeInto } from '#web/ui/testing/screen.tsx';
import CanISend from './can-i-send.tsx';

const us = { phone: defaultBrand.phone, whatsapp: defaultBrand.whatsapp };
let root: Root | undefined;
let container: HTMLElement;

const open = async (query = ''): Promise<void> => {
  history.replaceState(null, '', `/services${query}`);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<CanISend us={us} />);
  await act(async () => {
    root = hydrateRoot(container, <CanISend us={us} />);
  });
};
const field = () => container.querySelector<HTMLInputElement>('[name=goods]');
const write = (typed: string) => typeInto(field(), typed);
const send = () => act(async () => container.querySelector('form')?.requestSubmit());
const press = (words: string) =>
  act(async () =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  );
/** What a screen reader is told. */
const answer = () => container.querySelector('[aria-live=polite]')?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

test.each([
  ['Perfume', 'Ask us first.', 'how many bottles'],
  ['power bank', 'No. This never flies', 'Leave it out'],
  ['2 iPhones', 'Ask us first.', 'how many devices'],
  ['cough syrup', 'Yes, with papers.', 'prescription'],
  ['tin of ackee', 'Yes, it can fly.', 'can still refuse'],
])('%s is answered while it is typed', async (typed, verdict, further) => {
  await open();
  await write(typed);
  expect(answer()).toContain(verdict);
  expect(answer()).toContain(further);
});

test('says that it does not know only when it is asked, and then how to ask us', async () => {
  await open();
  await write('zorbex');
  expect(answer()).not.toContain('not have this');
  await send();
  expect(answer()).toContain('We do not have this on our list. Ask us.');
  expect(container.querySelector('a[href^="tel:"]')?.textContent).toBe(us.phone.display);
  expect(container.querySelector('a[href*="wa.me"]')?.getAttribute('href')).toContain('zorbex');
  await write('zorbex2');
  expect(answer()).not.toContain('not have this');
});

test('what it knows in part is not called fine', async () => {
  await open();
  await write('Zorbex shoes');
  await send();
  expect(answer()).not.toContain('Yes');
  expect(answer()).toContain('clothes, shoes and bags');
  expect(answer()).toContain('“zorbex”');
});

test('an example is one press, and nothing is asked for without words', async () => {
  await open();
  await send();
  expect(container.textContent).toContain('Say what it is');
  await press('power bank');
  expect(field()?.value).toBe('power bank');
  expect(answer()).toContain('Power banks');
  expect(container.textContent).not.toContain('Say what it is');
});

test.each(['?goods=perfume', '?goods=&example=perfume'])(
  'an address with %s has its answer at once',
  async (query) => {
    await open(query);
    expect(field()?.value).toBe('perfume');
    expect(answer()).toContain('Perfume and cologne');
  },
);

test('the answer is told before colors are seen, and is no image', async () => {
  await open('?goods=vape');
  expect(answer()).toMatch(/^Ask us first/);
});
