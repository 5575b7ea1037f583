import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { priceFields } from '#domain/quotes/cards/rate-card-fields.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { api } from '#web/api/client.ts';
import { closeSettings, openSettings } from '../testing/settings-screen.tsx';
import { aSettingsServer, type SettingsServer } from '../testing/settings-server.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const { said } = vi.hoisted(() => ({ said: vi.fn() }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast: { success: said } }));

let server: SettingsServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00Z') });
  said.mockReset();
  server = aSettingsServer();
  vi.mocked(api).mockImplementation(server.answer as never);
});
afterEach(() => {
  closeSettings();
  vi.useRealTimers();
});

const { card } = defaultRateCard;
const dearer = { ...card, perLb: { ...card.perLb, GY: 360 } };
const tableOf = (container: HTMLElement, caption: string) =>
  [...container.querySelectorAll('table')].find((one) =>
    one.querySelector('caption')?.textContent?.startsWith(caption),
  );
const rowsOf = (container: HTMLElement, caption: string): readonly (string | null)[] =>
  [...(tableOf(container, caption)?.querySelectorAll('tbody tr') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('a new rate card', () => {
  test('is a copy of the newest card, is reviewed as a comparison, and is published from a day on', async () => {
    const screen = await openSettings('rates');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.50');
    await screen.type('Guyana, per lb', '3.60');
    await screen.type('Stairs', '17');
    await screen.press('Check what changes');
    expect(server.saved).toEqual([]);
    expect(rowsOf(screen.container, 'Price per pound')[0]).toBe('Guyana$3.50$3.60+$0.10');
    expect(rowsOf(screen.container, 'Price per pound')[1]).toContain('No change');
    expect(screen.container.textContent).toContain('Stairs: $15.00 → $17.00');
    // 11 lb: the first worked example of the trade, and what it would cost.
    expect(rowsOf(screen.container, 'Price of typical')[0]).toContain('$38.50$39.60+$1.10');
    await screen.press('Publish for Mon, Nov 23');
    expect(server.saved).toEqual([
      { basedOn: 1, effectiveFrom: '2026-11-23', card: { ...dearer, stairs: 1700 } },
    ]);
    expect(rowsOf(screen.container, 'Rate cards')[0]).toContain('Mon, Nov 23Announced');
    expect(said).toHaveBeenCalledOnce();
  });

  test('has a field for every number of the card', async () => {
    const screen = await openSettings('rates');
    const fields = new Set([...screen.container.querySelectorAll('input')].map(({ name }) => name));
    expect(priceFields.filter(({ name }) => !fields.has(`card.${name}`))).toEqual([]);
  });

  test('marks what changes, grays what stays, and says which barrels follow', async () => {
    const screen = await openSettings('rates');
    await screen.type('Guyana, per lb', '3.65');
    await screen.press('Check what changes');
    const [guyana, jamaica] =
      tableOf(screen.container, 'Price per pound')?.querySelectorAll('tbody tr') ?? [];
    expect(guyana?.querySelector('strong')?.textContent).toBe('Guyana');
    expect(jamaica?.querySelector('strong')).toBeNull();
    expect(jamaica?.querySelectorAll('.text-ink-soft')).toHaveLength(4);
    expect(screen.container.textContent).toContain('55-gallon barrel $350.00 → $365.00');
    expect(screen.container.textContent).not.toContain('77-gallon barrel $525.00');
  });

  test('that begins today says so on its button, and that it cannot be withdrawn', async () => {
    const screen = await openSettings('rates');
    await screen.type('In force from', '2026-11-21');
    await screen.type('Guyana, per lb', '3.60');
    await screen.press('Check what changes');
    expect(screen.container.textContent).toContain('They cannot be withdrawn');
    await screen.press('Put in force now, for everybody');
    expect(server.saved).toEqual([{ basedOn: 1, effectiveFrom: '2026-11-21', card: dearer }]);
    expect(rowsOf(screen.container, 'Rate cards')[0]).toContain('Sat, Nov 21In force');
  });

  test('says when an announced card ends it again', async () => {
    server.cards.unshift({ version: 2, effectiveFrom: '2026-12-01', card: dearer });
    const screen = await openSettings('rates');
    await screen.type('Guyana, per lb', '3.70');
    await screen.press('Check what changes');
    expect(screen.container.textContent).toContain('These prices end on Tue, Dec 1');
  });

  test('can begin with the prices of an old version: the list says what each one changed', async () => {
    server.cards.unshift({ version: 2, effectiveFrom: '2026-11-01', card: { ...dearer, stairs: 1700 } });
    const screen = await openSettings('rates');
    await screen.press('Show who changed what');
    expect(screen.container.textContent).toContain('Guyana, per lb: $3.50 → $3.60');
    expect(screen.container.textContent).toContain('Stairs: $15.00 → $17.00');
    expect(screen.button('Bring the prices of version 2 back')).toBeUndefined();
    await screen.press('Bring the prices of version 1 back');
    expect(screen.container.textContent).toContain('The prices of version 1 are in the form, not published');
    expect(screen.container.textContent).toContain('Guyana, per lb: $3.60 → $3.50');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.50');
    await screen.press('Check what changes');
    await screen.press('Publish for Mon, Nov 23');
    expect(server.saved).toEqual([{ basedOn: 2, effectiveFrom: '2026-11-23', card }]);
  });

  test('with changes of its own keeps them: an old version waits until they are undone', async () => {
    server.cards.unshift({ version: 2, effectiveFrom: '2026-11-01', card: dearer });
    const screen = await openSettings('rates');
    await screen.press('Show who changed what');
    await screen.type('Guyana, per lb', '3.75');
    expect(screen.button('Bring the prices of version 1 back')?.disabled).toBe(true);
    await screen.press('Undo my changes');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.60');
    expect(screen.button('Bring the prices of version 1 back')?.disabled).toBe(false);
  });

  test('can be edited again after the review', async () => {
    const screen = await openSettings('rates');
    await screen.type('Guyana, per lb', '3.60');
    await screen.press('Check what changes');
    await screen.press('Keep editing');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.60');
    expect(server.saved).toEqual([]);
  });

  test.each([
    ['a pound for nothing', 'Guyana, per lb', '0', 'Give a price above $0'],
    ['three decimals', 'Stairs', '15.005', 'Give an amount like 12.50'],
    ['a day that is over', 'In force from', '2026-11-20', 'This day is over in New Jersey'],
    ['a divisor out of reason', 'Cubic inches that count as one pound', '5', 'Give 50 or more'],
  ])('with %s is not reviewed: the field shows what to do', async (_, label, text, problem) => {
    const screen = await openSettings('rates');
    await screen.type(label, text);
    await screen.press('Check what changes');
    expect(screen.problemOf(label)).toContain(problem);
    expect(screen.button('Publish for Mon, Nov 23')).toBeUndefined();
  });

  test('has tolls by area, which the review names', async () => {
    const screen = await openSettings('rates');
    await screen.press('Add a toll');
    await screen.type('ZIP codes from', '11');
    await screen.type('Area', 'Brooklyn');
    await screen.type('Tolls', '14');
    await screen.press('Check what changes');
    expect(screen.problemOf('ZIP codes from')).toBe('Give the first 3 to 5 digits of its ZIP codes');
    await screen.type('ZIP codes from', '112');
    await screen.press('Check what changes');
    expect(screen.container.textContent).toContain('Tolls: none → Brooklyn (ZIP 112…) $14.00');
    await screen.press('Publish for Mon, Nov 23');
    expect(server.saved).toMatchObject([
      { card: { pickupAreas: [{ zip: '112', name: 'Brooklyn', toll: 1400 }] } },
    ]);
  });

  test('has a pickup price for each mile of the radius', async () => {
    const screen = await openSettings('rates');
    await screen.press('Remove band 3');
    await screen.press('Check what changes');
    expect(screen.container.textContent).toContain('prices up to 17.5 miles only');
  });

  test('is rebased if somebody else published first, and no input is lost', async () => {
    const screen = await openSettings('rates');
    const theirs = { ...card, stairs: 1900 };
    server.cards.unshift({ version: 2, effectiveFrom: '2026-11-23', card: theirs });
    await screen.type('Guyana, per lb', '3.60');
    await screen.press('Check what changes');
    await screen.press('Publish for Mon, Nov 23');
    expect(screen.container.textContent).toContain('Someone else saved this while you were typing');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.60');
    await screen.press('Load theirs and keep my changes');
    expect(screen.valueOf('Stairs')).toBe('19.00');
    await screen.press('Check what changes');
    await screen.press('Publish for Mon, Nov 23');
    expect(server.cards[0]).toEqual({
      version: 3,
      effectiveFrom: '2026-11-23',
      card: { ...dearer, stairs: 1900 },
    });
  });
});

describe('an announced card', () => {
  beforeEach(() => {
    server.cards.unshift({ version: 2, effectiveFrom: '2026-12-01', card: dearer });
  });

  test('is withdrawn after a confirmation, and the next draft copies the card before it', async () => {
    const screen = await openSettings('rates');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.60');
    await screen.press('Withdraw version 2');
    expect(server.saved).toEqual([]);
    await screen.press('Withdraw version 2');
    expect(rowsOf(screen.container, 'Rate cards')[0]).toContain('Withdrawn');
    expect(screen.valueOf('Guyana, per lb')).toBe('3.50');
    await screen.type('Guyana, per lb', '3.55');
    await screen.press('Check what changes');
    await screen.press('Publish for Mon, Nov 23');
    expect(server.cards[0]?.version).toBe(3);
  });

  test('in force or past cannot be withdrawn', async () => {
    const screen = await openSettings('rates');
    expect(screen.button('Withdraw version 1')).toBeUndefined();
  });

  test('is compared with a new card of the same day', async () => {
    const screen = await openSettings('rates');
    await screen.type('In force from', '2026-12-01');
    await screen.type('Guyana, per lb', '3.70');
    await screen.press('Check what changes');
    expect(rowsOf(screen.container, 'Price per pound')[0]).toBe('Guyana$3.60$3.70+$0.10');
  });
});
