import { afterEach, expect, test, vi } from 'vitest';
import { type Claim, ownClaim } from '#domain/billing/claims/claim.ts';
import { sampleClaim } from '#domain/billing/testing/sample-claim.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { api } from '#web/api/client.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { MyClaims } from './my-claims.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

/** What a customer reads of their claim at an instant. */
const saidAt = async (now: string, claim: Claim): Promise<string> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const goods = { insured: true, declaredValue: 50_000, pieces: [] };
  calling.mockResolvedValue({ claims: [ownClaim(claim)], windows: [], goods });
  const screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <MyClaims number={claim.shipment} />
    </SiteSettingsContext>,
  );
  await settle();
  const said = screen.textContent ?? '';
  closeScreen();
  return said;
};

test('no promise is shown once its time is over: we say that we are late, and where to call', async () => {
  const late = `We are late with our answer. Call us: ${defaultSite().brand.phone.display}. Keep the goods`;
  const open = await saidAt('2026-12-02T18:00:00.000Z', sampleClaim);
  expect(open).toContain('You will hear from us by Wed, Dec 2, 2:00 PM. Keep the goods and the packing.');
  const overdue = await saidAt('2026-12-02T20:00:00.000Z', sampleClaim);
  expect(overdue).toContain(late);
  expect(overdue).not.toContain('You will hear from us');
  const known: Claim = { ...sampleClaim, state: 'INVESTIGATING' };
  expect(await saidAt('2026-12-02T20:00:00.000Z', known)).toContain(
    'By Wed, Dec 16, 5:00 PM we will offer you something, or tell you why not.',
  );
  expect(await saidAt('2026-12-17T15:00:00.000Z', known)).toContain(late);
  const denied: Claim = { ...sampleClaim, state: 'DENIED', denied: { text: 'It was packed so.', at: '' } };
  expect(await saidAt('2026-12-17T15:00:00.000Z', denied)).not.toContain('We are late');
});

test('what never came is not to be kept', async () => {
  const lost: Claim = { ...sampleClaim, kind: 'LOSS' };
  const said = await saidAt('2026-12-02T18:00:00.000Z', lost);
  expect(said).toContain('You will hear from us by');
  expect(said).not.toContain('Keep the goods');
});
