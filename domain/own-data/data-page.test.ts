import { expect, test } from 'vitest';
import { dataPage } from './data-page.ts';

test('the page begins with what is on it, how much of each, and a way to it', () => {
  const message = [{ label: 'Message', value: 'Paid: $385.00 <in full>' }];
  const page = dataPage({ company: 'Skybarrel', when: 'November 30, 2026' }, [
    { heading: 'What we told you', entries: [message, message, []] },
    { heading: 'Invoices and payments', entries: [] },
  ]);
  expect(page).toContain('<a href="#part-0">What we told you</a> (2)');
  expect(page).toContain('<a href="#part-1">Invoices and payments</a> (0)');
  expect(page).toContain('<h2 id="part-1">Invoices and payments</h2><p>Nothing.</p>');
  expect(page).toContain('Paid: $385.00 &lt;in full&gt;');
});
