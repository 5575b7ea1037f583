import { afterEach, expect, test, vi } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { api } from '#web/api/client.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { MyClaims } from './my-claims.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

afterEach(closeScreen);

test('whoever opened the form can close it again, and reads what is paid at most', async () => {
  calling.mockResolvedValue({
    claims: [],
    windows: [{ kind: 'DAMAGE', pieces: [{ n: 1, lastDay: '2026-12-14' }] }],
    goods: {
      insured: false,
      declaredValue: 9000,
      pieces: [{ n: 1, kind: 'BARREL', thousandthsLb: 140_000 }],
    },
  });
  const screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <MyClaims number="FZNRVM95ZMX" />
    </SiteSettingsContext>,
  );
  await settle();
  await press('Report damage, loss or delay');
  expect(screen.textContent).toContain('At most $90.00 is paid, the value you declared.');
  expect(screen.textContent).not.toContain('by weight');
  await press('Cancel');
  expect(screen.querySelector('form')).toBeNull();
  await press('Report damage, loss or delay');
  expect(screen.querySelector('form')).not.toBeNull();
});
