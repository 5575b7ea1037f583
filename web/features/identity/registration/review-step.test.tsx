import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { emptyRegistration, type RegistrationForm } from '#domain/identity/registration.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { ReviewStep } from './review-step.tsx';

const page = freshRoot();
const edit = vi.fn();

const Review = ({ values }: { readonly values: RegistrationForm }) => (
  <FormProvider {...useForm<RegistrationForm>({ defaultValues: values })}>
    <ReviewStep edit={edit} />
  </FormProvider>
);

const partsOf = (change: Partial<RegistrationForm>) => {
  act(() => page.root.render(<Review values={{ ...emptyRegistration, ...change }} />));
  return Object.fromEntries(
    [...page.container.querySelectorAll('section')].map((part) => [
      part.querySelector('h3')?.textContent,
      part.querySelector('p')?.textContent,
    ]),
  );
};

test('the review shows account, person, address and agreements', () => {
  const parts = partsOf({
    email: ' ann@example.com ',
    firstName: 'Ann',
    lastName: 'Persaud',
    phone: '600-1234',
    phoneCountryCode: '+592',
    companyName: 'Persaud & Daughters',
    address_line1: '5 Camp Street',
    address_line2: 'Flat 2',
    city: 'Georgetown',
    region: 'Demerara-Mahaica',
    district: 'Georgetown',
    country: 'Guyana',
  });
  expect(parts).toEqual({
    Account: 'ann@example.com',
    Personal: 'Ann Persaud\n+592 600-1234\nPersaud & Daughters',
    Address: '5 Camp Street, Flat 2\nGeorgetown, Demerara-Mahaica\nGuyana',
  });
  expect(page.container.textContent).toContain(
    'By creating an account, you agree to our Terms of Service and Privacy Policy.',
  );
});

test('a first name that equals the last name is shown twice', () => {
  expect(partsOf({ firstName: 'James', lastName: 'James' }).Personal).toBe('James James');
});

test('each part has a way back to its step', () => {
  partsOf({});
  const buttons = [...page.container.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Edit Account',
    'Edit Personal',
    'Edit Address',
  ]);
  for (const button of buttons) button.click();
  expect(edit.mock.calls).toEqual([[0], [1], [2]]);
});
