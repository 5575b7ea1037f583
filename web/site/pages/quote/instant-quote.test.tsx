import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { readLink } from '#web/price-form/draft/link.ts';
import { site } from '../../testing/sample-site.ts';
import { InstantQuote } from './instant-quote.tsx';

const page = new DOMParser().parseFromString(renderToStaticMarkup(<InstantQuote site={site} />), 'text/html');
const form = page.querySelector('form') as HTMLFormElement;
const choices = (selector: string) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>(selector)].map(({ value }) => value);

test('the form opens the calculator without a script', () => {
  expect([form.getAttribute('action'), form.method]).toEqual(['/shipping-calculator', 'get']);
});

test('the calculator accepts each choice', () => {
  expect(choices('[name=to] option')).toEqual([...destinationCodes]);
  expect(choices('[name=kind]')).toEqual(['box', 'barrel']);
  for (const to of choices('[name=to] option'))
    for (const kind of choices('[name=kind]')) {
      const draft = readLink(`?to=${to}&kind=${kind}`);
      expect([draft.to, draft.goods[0]?.kind]).toEqual([to, kind]);
    }
});
