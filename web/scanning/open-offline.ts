const WORKER = '/dock-worker.js';

interface ScriptRule {
  readonly createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rule: ScriptRule) => ScriptRule;
}

let rule: ScriptRule | undefined;

/** The address of the worker, as browsers take it that let no text become a script: the rule knows this one address. */
const workerUrl = (): string => {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  rule ??= trustedTypes?.createPolicy('dock-worker', { createScriptURL: () => WORKER });
  return rule?.createScriptURL(WORKER) ?? WORKER;
};

/** Paths of what this page has loaded. */
const loadedPaths = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/**
 * Lets a screen below /staff/ open the next time without a network: a worker keeps the files that it has loaded, and those that it loads later. Where
 * a browser has no workers, it opens with a network only. What was scanned is kept by the queue in either case.
 */
export const openOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerUrl(), { scope: '/staff/' });
    // Browsers that read labels with our own code load it with the first picture, which may be one without a network.
    if (!('BarcodeDetector' in window)) await import('./camera/decode.ts');
    // A page that is opened without a network looks at what waits here.
    await import('#web/device-queue/note-everybody.ts');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedPaths());
  } catch (failure) {
    console.warn('This screen will not open without a network', failure);
  }
};
