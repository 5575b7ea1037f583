import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { numbersOf, priceFields } from '#domain/quotes/cards/rate-card-fields.ts';
import { withCard } from '../../testing/sample-site.ts';
import { ratesPage } from './rates-page.tsx';

const { Content } = ratesPage;
const pageWith = (change: Parameters<typeof withCard>[0]): string =>
  renderToStaticMarkup(<Content site={withCard(change)} />);
const before = pageWith({});

/** Numbers that the page need not state, each with its reason. */
const kept: Readonly<Record<string, string>> = { repack: 'Nobody can ask for repacking on this site yet.' };

test.each(priceFields.filter(({ name }) => !Object.hasOwn(kept, name)))(
  'the page with all our prices changes with $name',
  ({ label }) => {
    const other = numbersOf((field) => field.first + (field.label === label ? 7 : 0));
    expect(pageWith(other)).not.toBe(before);
  },
);
