import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passOnEmail } from '../known-email.ts';
import { PasswordForm } from './password-form.tsx';

const form = <PasswordForm returning="" onCodeNeeded={() => undefined} />;

let root: Root | undefined;

/** The page as it is served, before its script has come. */
const serve = (): HTMLInputElement => {
  document.body.innerHTML = `<div id="island">${renderToString(form)}</div>`;
  const field = document.querySelector<HTMLInputElement>('#email');
  if (field === null) throw new Error('The form has no e-mail field.');
  return field;
};

/** The script comes. */
const wake = () =>
  act(async () => {
    const island = document.querySelector('#island');
    if (island !== null) root = hydrateRoot(island, form);
  });

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  passOnEmail();
  vi.unstubAllGlobals();
});

it('fills in the address that the page before passed on', async () => {
  const field = serve();
  passOnEmail('ann@example.com');
  await wake();
  expect(field.value).toBe('ann@example.com');
});

it('keeps an address that was typed before the script came', async () => {
  const field = serve();
  passOnEmail('ann@example.com');
  field.value = 'bo@example.com';
  await wake();
  expect(field.value).toBe('bo@example.com');
});

it('puts nothing in front of what somebody is about to type', async () => {
  const field = serve();
  passOnEmail('ann@example.com');
  field.focus();
  await wake();
  expect(field.value).toBe('');
});
