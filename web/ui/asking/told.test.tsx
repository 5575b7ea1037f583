import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../testing/screen.tsx';
import { Told } from './told.tsx';

afterEach(closeScreen);

const left = { title: 'Ann’s box left Newark', body: 'It lands in Georgetown.', isExample: true } as const;
const landed = { title: 'Landed: Ann’s box', body: 'Next is customs.', isExample: true } as const;
const textOf = async (news: Parameters<typeof Told>[0]['news']): Promise<string | null> =>
  (await openScreen(<Told people={2} news={news} />)).textContent;

test('what is read about one shipment says of how many others the same is read', async () => {
  expect(await textOf([{ ...left, shipments: 12 }])).toMatch(
    /by e-mail and by WhatsApp.*The same of 11 other shipments, with their goods\.$/,
  );
  expect(await textOf([{ ...left, shipments: 1 }])).toMatch(/It lands in Georgetown\.$/);
});

test('news that has no letter promises none', async () => {
  const quiet = { ...landed, shipments: 1, inAccountOnly: true };
  const alone = await textOf([quiet]);
  expect(alone).toContain('told in their account. This is what they read');
  expect(alone).not.toContain('e-mail');
  expect(await textOf([{ ...left, shipments: 1 }, quiet])).toMatch(
    /e-mail.*This is in their account alone\.$/,
  );
});

test('one sender is named, and so are their goods', async () => {
  const of = { name: 'Ravi Sample', goods: 'Marva’s 3 boxes' };
  const news = [{ title: 'Changed as you asked', body: 'Receiver’s phone.', shipments: 1 }];
  const { textContent } = await openScreen(<Told people={1} news={news} of={of} />);
  expect(textContent).toContain(
    'Ravi Sample is told in their account, by e-mail and by WhatsApp, as they chose.',
  );
  expect(textContent).toContain('Changed as you asked: Marva’s 3 boxes');
  expect(textContent).not.toContain('1 s');
});
