import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import EnquiryForm from './enquiry-form.tsx';

const html = renderToString(
  <EnquiryForm kind="contact" phone={defaultBrand.phone} email={defaultBrand.email} />,
);
const parsed = new DOMParser().parseFromString(html, 'text/html');

test('without JavaScript it shows other ways to reach us', () => {
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(without).toContain('href="tel:+12015550142"');
  expect(without).toContain('href="mailto:hello@skybarrel.test"');
});

test('the message is never in a URL, even if a browser sends the form without our code', () => {
  expect(parsed.querySelector('form')?.getAttribute('method')).toBe('post');
});

test('people cannot reach the honeypot field', () => {
  const trap = parsed.querySelector<HTMLInputElement>('[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('each field has a label and says if it is optional', () => {
  const labels = [...parsed.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'What is it about?',
    'Name',
    'E-mail',
    'Phone (optional)',
    'Mailbox or tracking number (optional)',
    'Your message',
    'Leave this empty',
  ]);
  for (const label of parsed.querySelectorAll<HTMLLabelElement>('label'))
    expect(
      label.htmlFor ? parsed.getElementById(label.htmlFor) : label.querySelector('input'),
    ).not.toBeNull();
});
