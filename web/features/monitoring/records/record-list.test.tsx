import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { aRecord } from '../testing/samples.ts';
import { RecordList } from './record-list.tsx';

afterEach(closeScreen);

test('reported content is shown as text, and markup has no effect', async () => {
  const evil = '<script>alert(1)</script><a href="javascript:alert(2)">press</a>';
  const record = aRecord({
    title: evil,
    route: evil,
    userAgent: evil,
    sessionId: evil,
    details: { stack: evil, facts: { [evil]: evil } },
  });
  const screen = await openScreen(<RecordList records={[record]} />);
  expect(screen.querySelectorAll('script, a')).toHaveLength(0);
  expect(screen.querySelector('dd')?.textContent).toBe(evil);
});

test('a record shows its user and if this is verified', async () => {
  const screen = await openScreen(
    <RecordList
      records={[
        aRecord({ id: 'a', userId: 'u1', verified: true }),
        aRecord({ id: 'b', userId: 'u2', verified: false }),
        aRecord({ id: 'c', skewed: true }),
      ]}
    />,
  );
  const [first, second, third] = [...screen.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(first).toMatch(/useru1session/);
  expect(second).toContain('u2 (unverified)');
  expect(third).toMatch(/Clock off.*not signed in/);
});
