import { type ComponentType, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyInput } from './early-input.ts';
import { hydrate } from './hydrate.tsx';
import { hydrateOnDemand } from './hydrate-on-demand.ts';
import { Island } from './island.tsx';
import { moreIslands } from './more-registry.ts';
import { islands, type LoadIsland } from './registry.ts';

const reportError = vi.hoisted(() => vi.fn());
vi.mock('#web/telemetry/telemetry.ts', () => ({ reportError }));

/** A form with one control of each kind. It prints its state. */
const Sample = ({ greeting }: { readonly greeting: string }) => {
  const id = useId();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [ticked, setTicked] = useState(false);
  const [size, setSize] = useState('small');
  const [place, setPlace] = useState('GY');
  const [presses, setPresses] = useState(0);
  const [sent, setSent] = useState('');
  const [effects, setEffects] = useState(0);
  useEffect(() => setEffects((before) => before + 1), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(name);
      }}
    >
      <label htmlFor={id}>Name</label>
      <input id={id} name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input
        type="checkbox"
        name="ticked"
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {['small', 'large'].map((choice) => (
        <input
          key={choice}
          type="radio"
          name="size"
          value={choice}
          checked={size === choice}
          onChange={() => setSize(choice)}
        />
      ))}
      <select name="place" value={place} onChange={({ target }) => setPlace(target.value)}>
        <option>GY</option>
        <option>JM</option>
      </select>
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        Press
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify({ greeting, name, note, ticked, size, place, presses, sent, effects })}</output>
    </form>
  );
};

const page = ({ readsQuery = false } = {}): HTMLElement => {
  // The type allows only islands of the registry, so the sample is cast.
  const sample = { name: 'sample', of: Sample, props: { greeting: 'Hello "you" & <me>' }, readsQuery };
  document.body.innerHTML = renderToString(<Island {...(sample as never as Parameters<typeof Island>[0])} />);
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (island === null) throw new Error('no island in the page');
  return island;
};

/** A loader that the test lets finish. */
const delayedLoader = () => {
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly default: typeof Sample }>();
  const load = vi.fn(async () => promise) as unknown as LoadIsland & ReturnType<typeof vi.fn>;
  return { load, arrive: () => resolve({ default: Sample }), fail: (why: Error) => reject(why) };
};

const control = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const known = () => JSON.parse(control('output').textContent ?? '');
const touch = (island: HTMLElement) => island.dispatchEvent(new Event('pointerover', { bubbles: true }));
const awake = (island: HTMLElement) => vi.waitFor(() => expect(island.dataset.state).toBe('awake'));
/** Waits until the component's state has this, and returns the state. */
const knows = (facts: object) => vi.waitFor(() => expect(known()).toMatchObject(facts));

beforeEach(() => {
  history.replaceState(null, '', '/');
  reportError.mockReset();
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('somebody who was in the form before the page listened does not have to touch it again', async () => {
  const island = page();
  control('input[name=name]').focus();
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  arrive();
  await awake(island);
});

test('a pointer that came over it before the page listened is an interaction', async () => {
  const island = page();
  control('button').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  arrive();
  await awake(island);
});

test('its HTML is there without scripts, and its code is loaded at the first interaction', async () => {
  const island = page();
  const { load, arrive } = delayedLoader();
  expect(known().greeting).toBe('Hello "you" & <me>');
  hydrateOnDemand({ sample: load });
  expect(load).not.toHaveBeenCalled();
  touch(island);
  touch(island);
  expect(load).toHaveBeenCalledOnce();
  arrive();
  await awake(island);
  await knows({ effects: 1 });
  expect(reportError, 'server and browser render the same, ids included').not.toHaveBeenCalled();
});

test.each(['focusin', 'keydown'])('%s inside is an interaction', async (event) => {
  const island = page();
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  control('input').dispatchEvent(new Event(event, { bubbles: true }));
  arrive();
  await awake(island);
});

test('input from before hydration is kept and is in the component’s state', async () => {
  const island = page();
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  touch(island);
  control<HTMLInputElement>('[name=name]').value = 'Marcia';
  control<HTMLTextAreaElement>('textarea').value = 'Two barrels';
  control<HTMLInputElement>('[name=ticked]').checked = true;
  control<HTMLInputElement>('[value=large]').checked = true;
  control<HTMLSelectElement>('select').value = 'JM';
  control<HTMLInputElement>('[name=name]').focus();
  arrive();
  await awake(island);
  await knows({ name: 'Marcia', note: 'Two barrels', ticked: true, size: 'large', place: 'JM' });
  expect(control<HTMLInputElement>('[name=name]').value).toBe('Marcia');
  expect(document.activeElement).toBe(control('[name=name]'));
});

test('hydration is one task, so that no key and no click falls between', async () => {
  const island = page();
  control<HTMLInputElement>('[name=name]').value = 'Marcia';
  hydrate(island, Sample as ComponentType<never>, recordEarlyInput(island));
  expect(island.dataset.state).toBe('awake');
  expect(known()).toMatchObject({ name: 'Marcia', effects: 1 });
  control('button').click();
  await knows({ presses: 1 });
});

test('the cursor stays where it was in what somebody typed', () => {
  const island = page();
  const field = control<HTMLInputElement>('[name=name]');
  field.value = 'Marcia';
  field.focus();
  field.setSelectionRange(2, 2);
  hydrate(island, Sample as ComponentType<never>, recordEarlyInput(island));
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart]).toEqual(['Marcia', 2]);
});

test('early clicks on a button are replayed once after hydration', async () => {
  const island = page();
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  touch(island);
  control('button').click();
  control('button').click();
  arrive();
  await awake(island);
  await knows({ presses: 1 });
  control('button').click();
  await knows({ presses: 2 });
});

test('an early submit is replayed after hydration, with the typed values', async () => {
  const island = page();
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  touch(island);
  control<HTMLInputElement>('[name=name]').value = 'Marcia';
  control('[type=submit]').click();
  arrive();
  await awake(island);
  await knows({ sent: 'Marcia' });
});

test('a failed download is reported and tried again at the next interaction', async () => {
  const island = page();
  const second = delayedLoader();
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('the line broke'))
    .mockImplementation(second.load as () => Promise<unknown>);
  hydrateOnDemand({ sample: load as unknown as LoadIsland });
  touch(island);
  await vi.waitFor(() =>
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'the line broke' }),
      expect.objectContaining({ component: 'sample' }),
    ),
  );
  control<HTMLInputElement>('[name=name]').value = 'Marcia';
  touch(island);
  second.arrive();
  await awake(island);
  await knows({ name: 'Marcia' });
});

test('an island that reads the query is hydrated at once if there is a query', async () => {
  const island = page({ readsQuery: true });
  const without = delayedLoader();
  hydrateOnDemand({ sample: without.load });
  expect(without.load).not.toHaveBeenCalled();
  history.replaceState(null, '', '/?to=GY');
  const { load, arrive } = delayedLoader();
  hydrateOnDemand({ sample: load });
  arrive();
  await awake(island);
});

test('a failing island shows a message', async () => {
  const island = page();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = async () => ({
    default: () => {
      throw new Error('a mistake of ours');
    },
  });
  hydrateOnDemand({ sample: broken });
  touch(island);
  await vi.waitFor(() => expect(control('[role=alert]').textContent).toContain('Load the page again'));
  expect(reportError).toHaveBeenCalled();
});

test('the code of each island in the registry can be loaded', async () => {
  for (const load of Object.values({ ...islands, ...moreIslands }))
    expect((await load()).default).toBeTypeOf('function');
});
