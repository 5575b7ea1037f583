import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Run } from '#domain/runs/run.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, refusal, sentTo } from '../testing/fake-api.ts';
import {
  anna,
  at,
  bert,
  cleo,
  DAY,
  dora,
  idOf,
  now,
  onBoard,
  sampleBoard,
  sampleRun,
  sampleStop,
} from '../testing/sample-day.ts';
import { BoardPage } from './board-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

let screen: HTMLElement;
const open = async (day = DAY) => {
  screen = await openScreen(<BoardPage area="/staff" />, `/staff/runs?day=${day}`);
  await settle();
};
const row = (id: string) => screen.querySelector<HTMLElement>(`[data-stop="${id}"]`);
const nameOf = (id: string) => row(id)?.querySelector<HTMLElement>('[data-name]');
const column = (words: string) =>
  [...screen.querySelectorAll<HTMLElement>('section')].find((one) =>
    one.querySelector('h2')?.textContent?.startsWith(words),
  );
const stopsIn = (words: string) =>
  [...(column(words)?.querySelectorAll('[data-name]') ?? [])].map(({ textContent }) => textContent);
const dialog = () => screen.querySelector<HTMLElement>('dialog[open]');
const said = () => screen.querySelector('p[role=status]')?.textContent;
const key = async (name: string, target: Element | null | undefined, change: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...change });
  await act(async () => target?.dispatchEvent(event));
  await settle();
};
const submit = async (): Promise<void> => {
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await settle();
};
const save = async (): Promise<void> => {
  await press('Save');
  await settle();
};
const savedAs = (run: Run) => onBoard({ ...run, version: run.version + 1 });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval'] });
  rights.mayChange = true;
  giveDialogs();
  answer();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('a day has its runs with van, driver, hours, load and stops in turn, and what is open or cannot be driven', async () => {
  await open();
  const words = column('Van 1')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
  expect(words).toContain('Devon R., 8 AM to 6 PM');
  expect(words).toContain('280 of 3,500 lb');
  expect(words).toContain('18 of 487 cu ft');
  expect(words).toContain('2 stops, 8 miles');
  expect(words).toContain('1 · 9 AM');
  expect(words).toContain('9 AM to noon');
  expect(words).toContain('Newark, NJ 07104');
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert']);
  expect(stopsIn('Open')).toEqual(['Dora', 'Cleo']);
  expect(row(idOf(cleo))?.textContent).toContain('Bring 2 empty barrels');
  expect(column('Cannot be driven yet')?.textContent).toContain('Its street is missing.');
  expect(screen.textContent).toContain('Miles are straight miles times 1.3');
});

test('the day is in the address: arrows and T go to others, and a day without runs says so', async () => {
  await open();
  answer({ board: () => ({ ...sampleBoard, runs: [], open: [], notReady: [] }) });
  await key('ArrowRight', document.body);
  expect(addressNow()).toBe('/staff/runs?day=2026-12-02');
  expect(sentTo('board').at(-1)?.query).toEqual({ day: '2026-12-02' });
  expect(screen.textContent).toContain('No run is planned for this day.');
  await key('t', document.body);
  expect(addressNow()).toBe('/staff/runs?day=2026-11-30');
});

test('moved with keys, it is said where it is now and what is late, and the focus stays on it', async () => {
  await open();
  await act(async () => nameOf(idOf(cleo))?.focus());
  await key('ArrowLeft', nameOf(idOf(cleo)), { shiftKey: true });
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Cleo', 'Bert']);
  expect(document.activeElement).toBe(nameOf(idOf(cleo)));
  expect(said()?.replaceAll(/\s/g, ' ')).toBe(
    'Cleo is now stop 2 of Van 1, at 3 PM. Bert: Late by 3 h 10 min.',
  );
  expect(row(idOf(bert))?.textContent).toMatch(/Late by/);
  await key('ArrowDown', nameOf(idOf(cleo)), { shiftKey: true });
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert', 'Cleo']);
  expect(row(idOf(bert))?.textContent).not.toMatch(/Late by/);
  await key('Delete', nameOf(idOf(cleo)));
  expect(stopsIn('Open')).toEqual(['Dora', 'Cleo']);
  expect(screen.querySelector('[aria-label="Not saved"]')).toBeNull();
});

test('moved by its dialog, it says first what would be late', async () => {
  await open();
  await key('m', nameOf(idOf(cleo)));
  const [run, turn] = [...(dialog()?.querySelectorAll('select') ?? [])];
  await choose(turn, idOf(anna));
  expect(dialog()?.textContent?.replaceAll(/\s/g, ' ')).toContain('Anna: Late by');
  await choose(run, sampleRun.id);
  expect(dialog()?.textContent).toContain('Nothing is late then.');
  await submit();
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert', 'Cleo']);
});

test('dragged with a mouse it goes before the stop it is dropped on', async () => {
  await open();
  const point = (type: string, x: number, on: EventTarget | null = window) =>
    act(async () =>
      on?.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, button: 0 }), {
          pointerType: 'mouse',
        }),
      ),
    );
  document.elementFromPoint = () => row(idOf(bert));
  await point('pointerdown', 0, row(idOf(dora)));
  await point('pointermove', 40);
  await point('pointerup', 40);
  await settle();
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Dora', 'Bert']);
  await press('Undo');
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert']);
});

test('the plan of a day is a draft: pinned stops are sent, what fits nowhere has its reason, and nothing is saved by it', async () => {
  answer({
    plan: () => ({
      runs: [
        {
          vehicleId: sampleRun.vehicleId,
          driverId: sampleRun.driverId,
          from: '08:00',
          to: '18:00',
          stops: [anna, bert, dora].map(({ booking, visit }) => ({ booking, visit })),
        },
      ],
      leftOut: [{ stop: idOf(cleo), reason: 'SHIFT', alone: false }],
    }),
  });
  await open();
  await key('p', nameOf(idOf(bert)));
  expect(row(idOf(bert))?.textContent).toContain('Pinned');
  await press('Plan the day');
  const words = dialog()?.textContent ?? '';
  expect(words).toContain('The last day of its inspection is November 30, 2026.');
  expect(
    [...(dialog()?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])].map((one) => one.disabled),
  ).toEqual([false, false, true]);
  expect(words).toContain('Keith A.: This driver is away until December 3, 2026.');
  await submit();
  const body = sentTo('plan')[0]?.body as { vans: { driverId: string }[]; pinned: object };
  expect(body.vans.map(({ driverId }) => driverId)).toEqual(['sample-driver', 'second-driver']);
  expect(body.pinned).toEqual({ [sampleRun.vehicleId]: [{ booking: bert.booking, visit: 1, pinned: true }] });
  expect(dialog()).toBeNull();
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert', 'Dora']);
  expect(row(idOf(bert))?.textContent).toContain('Pinned');
  expect(row(idOf(cleo))?.textContent).toContain('no van would be back before its shift ends');
  expect(screen.textContent).toContain('1 run is not saved');
  expect(sentTo('save')).toEqual([]);
});

test('saving sends what is changed; a run that is refused says why and stays as it was arranged', async () => {
  answer({
    save: () =>
      refusal('TAKEN', 'Another run has this van in these hours.', { what: 'vehicle', runId: sampleRun.id }),
  });
  await open();
  await key('ArrowLeft', nameOf(idOf(dora)), { shiftKey: true });
  await save();
  expect(sentTo('save')[0]?.params).toEqual({ id: sampleRun.id });
  expect(sentTo('save')[0]?.body).toMatchObject({
    version: 1,
    form: { day: DAY, from: '08:00', to: '18:00' },
  });
  expect(document.activeElement?.textContent).toContain('1 run was not saved');
  expect(document.activeElement?.textContent).toContain('Another run has this van in these hours.');
  expect(stopsIn('Van 1')).toContain('Dora');
  answer({
    board: () => ({
      ...sampleBoard,
      open: [cleo],
      runs: [savedAs({ ...sampleRun, stops: [...sampleRun.stops, sampleStop(dora, '09:30')] })],
    }),
    save: () => savedAs({ ...sampleRun, stops: [...sampleRun.stops, sampleStop(dora, '09:30')] }),
  });
  await save();
  expect(screen.querySelector('[aria-label="Not saved"]')).toBeNull();
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert', 'Dora']);
});

test('when a colleague saved the run meanwhile, it is asked whose counts', async () => {
  await open();
  await key('ArrowLeft', nameOf(idOf(dora)), { shiftKey: true });
  answer({
    board: () => ({ ...sampleBoard, runs: [savedAs({ ...sampleRun, stops: [sampleStop(bert, '09:00')] })] }),
  });
  await act(async () => void vi.advanceTimersByTime(5_000));
  await settle();
  expect(screen.textContent).toContain('Someone else has changed the run of Van 1 meanwhile');
  expect(stopsIn('Van 1')).toContain('Dora');
  await press('Take theirs');
  expect(stopsIn('Van 1')).toEqual(['Bert']);
});

test('whoever leaves with something not saved is asked first', async () => {
  await open();
  await key('Delete', nameOf(idOf(anna)));
  await key('ArrowRight', document.body);
  expect(dialog()?.textContent).toContain('Your changes are not saved');
  expect(addressNow()).toContain(DAY);
});

test('a van that cannot go on comes first, with the stops that need another one', async () => {
  const blocks = { vehicle: [{ code: 'OUT_OF_SERVICE' as const, text: 'It is out of service: crash.' }] };
  answer({
    board: () => ({ ...sampleBoard, runs: [onBoard(sampleRun, blocks)] }),
    act: () => onBoard({ ...sampleRun, state: 'CANCELLED', version: 2 }),
  });
  await open();
  const alert = screen.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('Van 1 cannot be used. 2 stops need another van.');
  expect(alert?.textContent).toContain('It is out of service: crash.');
  await press('Plan these stops again');
  await submit();
  expect(sentTo('act')[0]?.body).toEqual({
    version: 1,
    act: { kind: 'CANCEL', because: 'It is out of service: crash.' },
  });
  expect(dialog()?.textContent).toContain('Vans and drivers');
});

test('what drivers said is shown with its age, and the run that is behind the most comes first', async () => {
  vi.setSystemTime(new Date(at('10:00')));
  const done = sampleStop(anna, '09:00', { state: 'DONE', arrivedAt: at('09:20'), endedAt: at('09:42') });
  const late: Run = {
    ...sampleRun,
    id: '019a1d3c-0000-4000-8000-000000000a09',
    vehicleId: '019a1d3c-0000-4000-8000-000000000201',
    state: 'UNDER_WAY',
    startedAt: at('08:30'),
    stops: [done, sampleStop(bert, '10:30')],
  };
  answer({
    board: () => ({
      ...sampleBoard,
      runs: [onBoard({ ...sampleRun, stops: [sampleStop(cleo, '15:00')] }), onBoard(late)],
      open: [],
    }),
  });
  await open();
  expect([...screen.querySelectorAll('h2[id^=run]')].map(({ textContent }) => textContent)).toEqual([
    'Van 2',
    'Van 1',
  ]);
  const words = column('Van 2')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
  expect(words).toContain('42 min behind');
  expect(words).toContain('Last heard 9:42 AM, 18 min ago.');
  expect(words).toContain('Done 9:42 AM');
  // What is on the road is not dragged.
  expect(row(idOf(bert))?.dataset.moves).toBeUndefined();
});

test('whoever may only look moves nothing, and neither does anybody on a day that is over', async () => {
  rights.mayChange = false;
  await open();
  await key('Delete', nameOf(idOf(anna)));
  expect(stopsIn('Van 1')).toEqual(['Anna', 'Bert']);
  expect(screen.textContent).not.toContain('Plan the day');
  await closeScreen();
  rights.mayChange = true;
  await open('2026-11-27');
  expect(screen.textContent).not.toContain('Plan the day…');
});

test('the map shows each stop with its run and turn, says that it is not for driving, and opens the stop', async () => {
  // Whose booking it is stays on its way.
  answer({ booking: () => new Promise(() => undefined) });
  await open();
  await vi.waitFor(() => expect(column('Map')).toBeDefined());
  const map = column('Map');
  const marks = [...(map?.querySelectorAll('button') ?? [])];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['A1', 'A2', '?', '?']);
  expect(marks[1]?.getAttribute('aria-label')).toBe(`${bert.name}, stop 2 of Van 1`);
  expect(map?.textContent).toContain('Not for driving');
  expect(map?.textContent).toContain('Hudson');
  await act(async () => marks[0]?.click());
  expect(dialog()?.textContent).toContain(anna.name);
});
