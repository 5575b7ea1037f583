const PREFIX = 'skybarrel-post-window-';

/** The windows of this browser that are open on a post. A window that was killed is none of them. */
const openWindows = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
};

/** Whether a window is open in this browser, so that what it keeps is its own to send. */
export const isOpenHere = async (window: string): Promise<boolean> => (await openWindows()).has(window);

/** Notes that a window is open, until it is closed or killed. Returns how to end it. */
export const holdWindow = (window: string): (() => void) => {
  let end = () => {};
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks?.request(PREFIX + window, () => closed);
  return () => end();
};
