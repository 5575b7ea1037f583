import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { closeScreen, openScreen, press, type } from '#web/ui/testing/screen.tsx';
import { PriceForm } from './price-form.tsx';

const act = () => ({ mutateAsync: vi.fn(), error: null, isPending: false });
let price: ReturnType<typeof act>;
let refuse: ReturnType<typeof act>;
beforeEach(() => {
  price = act();
  refuse = act();
});
afterEach(closeScreen);

const open = (status: 'DRAFT' | 'SENT') =>
  openScreen(
    <PriceForm quote={{ ...sampleQuote, status, version: 3 }} actions={{ price, refuse } as never} />,
  );
const field = (screen: HTMLElement, label: string) => {
  const found = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return screen.querySelector<HTMLTextAreaElement>(`[id="${found?.htmlFor}"]`);
};

test('a note for colleagues never goes to the customer: a refusal has a field of its own', async () => {
  const screen = await open('DRAFT');
  await type(field(screen, 'Reason, for colleagues only'), 'He haggles every time.');
  await press('We cannot take it');
  await type(field(screen, 'The customer reads this'), '  ');
  await press('Refuse it and e-mail the customer');
  expect(refuse.mutateAsync).not.toHaveBeenCalled();
  expect(screen.textContent).toContain('Write what the customer reads');
  await type(field(screen, 'The customer reads this'), 'The door of the aircraft is smaller.');
  await press('Refuse it and e-mail the customer');
  expect(refuse.mutateAsync).toHaveBeenCalledExactlyOnceWith({
    version: 3,
    reason: 'The door of the aircraft is smaller.',
  });
  expect(price.mutateAsync).not.toHaveBeenCalled();
});

test('the reason of a price is for colleagues, and a price that was sent cannot be refused', async () => {
  const screen = await open('SENT');
  await type(field(screen, 'Reason, for colleagues only'), 'Third barrel of this family.');
  await press('Change the price');
  expect(price.mutateAsync.mock.calls[0]?.[0]).toMatchObject({
    version: 3,
    reason: 'Third barrel of this family.',
  });
  expect(field(screen, 'The customer reads this')).toBeNull();
});
