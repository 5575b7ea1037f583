import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { begunOf } from '#domain/shipments/customer/saved/begun-shipment.ts';
import type { SavedDraft } from '#domain/shipments/customer/saved/draft.ts';
import { draftEndpoints } from '#domain/shipments/customer/saved/draft-endpoints.ts';
import { api } from '#web/api/client.ts';
import { readDraft, writeDraft } from '#web/session/drafts/local-drafts.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { dayAhead, slotOn } from '#web/slots/testing/sample-slots.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { BookingPage } from './booking-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
interface Given {
  readonly headers?: { readonly draft?: string };
  readonly params: { readonly id: string };
  readonly body: Pick<SavedDraft, 'data' | 'timestamp' | 'version'>;
}
const calling = vi.mocked(api as (endpoint: unknown, given: Given) => Promise<unknown>);

const slot = slotOn(dayAhead(3));
/** What the account keeps. A booking ends the draft that it names, as the server does. */
const account = new Map<string, SavedDraft>();
let makes: () => Promise<unknown>;

const open = async (search: string): Promise<HTMLElement> => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ city: 'Brooklyn', state: 'NY', miles: 13, withinRadius: true }),
  );
  window.history.replaceState(null, '', `/booking${search}`);
  const screen = await openScreen(
    <SiteSettingsContext value={defaultSite()}>
      <Routes>
        <Route path="/booking" element={<BookingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </SiteSettingsContext>,
    `/booking${search}`,
  );
  await settle();
  return screen;
};
const street = (screen: HTMLElement) => screen.querySelector<HTMLInputElement>('#street');
/** The account has what was typed, once typing has paused. */
const kept = () =>
  vi.waitFor(
    () => {
      const [draft] = account.values();
      if (draft === undefined) throw new Error('Nothing is kept yet.');
      return draft;
    },
    { timeout: 4000 },
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  account.clear();
  makes = async () => sampleBooking;
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { params, body, headers }) => {
    if (endpoint === draftEndpoints.drafts) return { drafts: [...account.values()] };
    if (endpoint === draftEndpoints.saveDraft) {
      const draft = { ...body, id: params.id, savedAt: new Date().toISOString() };
      account.set(params.id, draft);
      return { draft };
    }
    if (endpoint === ownBookingEndpoints.slots) return { slots: [slot] };
    if (endpoint === ownBookingEndpoints.hold)
      return { slot, until: new Date(Date.now() + 5 * 60_000).toISOString() };
    if (endpoint === ownBookingEndpoints.mine) return { items: [] };
    if (endpoint === ownBookingEndpoints.make) {
      account.delete(headers?.draft ?? '');
      return makes();
    }
    if (endpoint === profileEndpoints.profile) return { first_name: 'Ann', phone_e164: '+17185550123' };
    throw new Error('Nothing else is asked for.');
  });
});
afterEach(async () => {
  await closeScreen();
  window.history.replaceState(null, '', '/');
});

test('a pickup that was begun is on the first screen of another device, and goes on there with all that was typed', async () => {
  await type(street(await open('?to=GY&g=1B55x140&zip=11226')), '12 Sample Avenue');
  const draft = await kept();
  const begun = begunOf([draft], [], new Date());
  expect(begun?.next.title).toBe('You have not finished booking your $385.00 barrel to Guyana');
  const path = begun?.next.button?.path ?? '';
  expect(path).toBe(`/booking?draft=${draft.id}`);
  await closeScreen();
  sessionStorage.clear();
  const elsewhere = await open(path.slice('/booking'.length));
  await vi.waitFor(async () => {
    await settle();
    expect(street(elsewhere)?.value).toBe('12 Sample Avenue');
  });
  expect(elsewhere.textContent).toContain('$385.00');
});

test('opening the page begins nothing, also with the goods of a link and after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const paused = async (search: string): Promise<void> => {
    await open(search);
    await vi.advanceTimersByTimeAsync(3000);
    await closeScreen();
  };
  await paused('?to=GY&g=1B55x140&zip=11226');
  // Without the link the tab still has what it filled in.
  await paused('');
  vi.useRealTimers();
  expect(account.size).toBe(0);
});

test('once it is booked nothing of it waits any more, with the account or on this device', async () => {
  await type(street(await open('?to=GY&g=1B55x140&zip=11226&draft=a-draft')), '12 Sample Avenue');
  const draft = await kept();
  writeDraft(draft);
  await press('I agree');
  await press('Confirm the pickup');
  await vi.waitFor(() => expect(readDraft(draft.id)).toBeUndefined());
  expect(account.size).toBe(0);
});

test('nothing of it waits where the tab is closed before the answer', async () => {
  await type(street(await open('?to=GY&g=1B55x140&zip=11226')), '12 Sample Avenue');
  await kept();
  makes = () => new Promise(() => undefined);
  await press('I agree');
  await press('Confirm the pickup');
  await closeScreen();
  await vi.waitFor(() => expect(account.size).toBe(0));
});
