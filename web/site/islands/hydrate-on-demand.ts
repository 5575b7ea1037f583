import { reportError } from '#web/telemetry/telemetry.ts';
import { type EarlyInput, recordEarlyInput } from './early-input.ts';
import { codeOf } from './island-code.ts';
import { islands, type LoadIsland } from './registry.ts';

type Loaders = Readonly<Record<string, LoadIsland>>;

/** A mouse pointer over the island starts the download before the click; on a touch screen both come together. */
const touches = ['pointerover', 'focusin', 'keydown'] as const;

const hydrateWith = async (element: HTMLElement, load: LoadIsland, earlyInput: EarlyInput): Promise<void> => {
  const [{ hydrate }, { default: Component }] = await Promise.all([
    import('./hydrate.tsx'),
    load(),
    // All files at once; otherwise the browser would know of some only when others have arrived.
    ...codeOf(element).map((file) => import(/* @vite-ignore */ file)),
  ]);
  hydrate(element, Component, earlyInput);
};

/** Hydrates one island once. After a failure the next event tries again. */
const hydratorOf = (element: HTMLElement, loaders: Loaders): (() => void) => {
  const { island = '' } = element.dataset;
  const load = loaders[island];
  const earlyInput = recordEarlyInput(element);
  return () => {
    if (load === undefined || element.dataset.state !== undefined) return;
    element.dataset.state = 'wake';
    hydrateWith(element, load, earlyInput).catch((error: unknown) => {
      delete element.dataset.state;
      reportError(error, { component: island, action: 'wake' });
    });
  };
};

const listen = (element: HTMLElement, wake: () => void): void => {
  const { on, query } = element.dataset;
  for (const touch of touches) element.addEventListener(touch, wake);
  // Somebody may have begun before the page listened.
  if (on || (query && location.search) || element.matches(':focus-within, :hover')) wake();
};

/** Hydrates each island of the page at its trigger. Pointer, focus and key events are triggers for all of them. */
export const hydrateOnDemand = (loaders: Loaders = islands): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    listen(element, hydratorOf(element, loaders));
};
