import { afterEach, expect, test } from 'vitest';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { Top } from './top.tsx';

afterEach(() => closeScreen());

test('pieces that fly apart have days of their own, also while some of them can be collected', async () => {
  const page = examples.collect.reply;
  const [group] = page.where.groups;
  if (group === undefined) throw new Error('The sample is nowhere.');
  const groups = [
    { ...group, title: 'Pieces 1 and 2', next: 'You can collect it in Georgetown.' },
    {
      ...group,
      title: 'Piece 3',
      next: 'It flies from Newark on Friday, December 4.',
      expected: 'Monday, December 7 to Wednesday, December 9',
    },
  ];
  const screen = await openScreen(
    <Top page={{ ...page, where: { ...page.where, isDone: false, groups } }} />,
  );
  const [, third] = [...screen.querySelectorAll('dd')].slice(-2).map(({ textContent }) => textContent);
  expect(third).toBe(
    'It flies from Newark on Friday, December 4. Expected ready Monday, December 7 to Wednesday, December 9.',
  );
  expect(screen.textContent?.split('Expected ready')).toHaveLength(2);
});
