import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Claim } from '#domain/billing/claims/claim.ts';
import { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { sampleClaim } from '#domain/billing/testing/sample-claim.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ClaimListPage } from './claim-list-page.tsx';
import { ClaimView } from './claim-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => true, useOwnId: () => 'me' }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

/** What the list and the page of a claim say at an instant. */
const saidAt = async (now: string, claim: Claim): Promise<readonly [string, string]> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === claimEndpoints.deskClaims) return { items: [claim] };
    if (endpoint === identityEndpoints.names)
      return { people: [{ userId: claim.ownerId, firstName: 'Ann', name: 'Ann Sample' }] };
    return endpoint === claimEndpoints.deskClaim
      ? { claim, goods: '1 barrel', sender: 'Ann Sample', declaredValue: 40_000 }
      : {};
  });
  const list = await openScreen(
    <Routes>
      <Route path="*" element={<ClaimListPage area="/staff" />} />
    </Routes>,
    '/staff/claims',
  );
  await settle();
  const listed = list.textContent ?? '';
  closeScreen();
  const page = await openScreen(<ClaimView reference={claim.reference} area="/staff" />);
  await settle();
  return [listed, page.textContent ?? ''];
};

test('list and page name the same promise, and both say when it is late', async () => {
  const early = await saidAt('2026-12-02T18:00:00.000Z', sampleClaim);
  for (const said of early) expect(said).toMatch(/Confirm by\s?Wed, Dec 2, 2:00 PM/);
  expect(early.join(' ')).not.toContain('Late');
  const late = await saidAt('2026-12-02T20:00:00.000Z', sampleClaim);
  expect(late[0]).toContain('Late: confirm by Wed, Dec 2, 2:00 PM');
  expect(late[1]).toMatch(/Confirm byLate:\s+Wed, Dec 2, 2:00 PM/);
  expect(late[1]).toMatch(/Answer promised by\s?Wed, Dec 16, 5:00 PM/);
});

test('the list says whose claim each is', async () => {
  const [listed] = await saidAt('2026-12-02T18:00:00.000Z', sampleClaim);
  expect(listed).toContain(`${sampleClaim.reference}Ann S.`);
});

test('what was confirmed waits for an answer, late from its day on, until there is one', async () => {
  const known: Claim = { ...sampleClaim, state: 'ACKNOWLEDGED' };
  const late = await saidAt('2026-12-17T15:00:00.000Z', known);
  expect(late[0]).toContain('Late: answer by Wed, Dec 16, 5:00 PM');
  expect(late[1]).toMatch(/Answer promised byLate:\s+Wed, Dec 16, 5:00 PM/);
  expect(late.join(' ')).not.toMatch(/confirm by/i);
  const denied: Claim = { ...sampleClaim, state: 'DENIED', closedAt: '2026-12-10T15:00:00.000Z' };
  expect((await saidAt('2026-12-17T15:00:00.000Z', denied)).join(' ')).not.toContain('Late');
});

test('the page says of what the last day is', async () => {
  expect((await saidAt('2026-12-02T18:00:00.000Z', sampleClaim))[1]).toMatch(
    /Last day to report it\s?(Tue, )?Dec(ember)? 15/,
  );
});

test('a press that fails says so at once, also where nothing can be read any more', async () => {
  let reads = 0;
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === claimEndpoints.moveClaim)
      throw new ApiError(503, { code: 'BUSY', message: 'Please try again.', correlationId: 'c' });
    reads += 1;
    // Reading again takes longer than anybody waits.
    return reads === 1
      ? { claim: sampleClaim, goods: '1 barrel', sender: 'Ann Sample' }
      : new Promise(() => {});
  });
  const page = await openScreen(<ClaimView reference={sampleClaim.reference} area="/staff" />);
  await settle();
  await press('Tell them that we have it');
  await settle();
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Please try again.');
  expect(reads).toBeGreaterThan(1);
});
