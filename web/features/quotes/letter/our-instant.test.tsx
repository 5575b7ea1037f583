import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { OurInstant } from './our-instant.tsx';

afterEach(closeScreen);

test('an hour of a quote is on our clock, and says so to somebody who may be anywhere', async () => {
  const screen = await openScreen(<OurInstant at="2026-11-10T18:59:00.000Z" />);
  expect(screen.textContent).toBe('Tue, Nov 10, 1:59 PM (New Jersey time)');
});
