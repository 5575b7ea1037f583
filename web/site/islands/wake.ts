import { reportError } from '#web/telemetry/telemetry.ts';
import { type Held, holdPresses } from './hold-presses.ts';
import { islands, type LoadIsland } from './registry.ts';

type Loaders = Readonly<Record<string, LoadIsland>>;

/** Under a mouse the code is on its way before the button is down; under a thumb both come at once. */
const touches = ['pointerover', 'focusin', 'keydown'] as const;

const awaken = async (element: HTMLElement, load: LoadIsland, held: Held): Promise<void> => {
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), load()]);
  hydrate(element, Component, held);
};

/** Brings one island alive, once; after a failure the next touch tries again. */
const wakerOf = (element: HTMLElement, loaders: Loaders): (() => void) => {
  const { island = '' } = element.dataset;
  const load = loaders[island];
  const held = holdPresses(element);
  return () => {
    if (load === undefined || element.dataset.state !== undefined) return;
    element.dataset.state = 'waking';
    awaken(element, load, held).catch((error: unknown) => {
      delete element.dataset.state;
      reportError(error, { component: island, action: 'wake_island' });
    });
  };
};

const whenVisible = (element: HTMLElement, wake: () => void): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
};

const arm = (element: HTMLElement, wake: () => void): void => {
  const { on, readsQuery } = element.dataset;
  for (const touch of touches) element.addEventListener(touch, wake, { passive: true });
  if (on === 'visible') whenVisible(element, wake);
  if (on === 'load' || (readsQuery && location.search.length > 1)) wake();
};

/** Watches every island of the page for its trigger. A touch wakes each of them, whatever else does. */
export const wakeIslands = (loaders: Loaders = islands): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    arm(element, wakerOf(element, loaders));
};
