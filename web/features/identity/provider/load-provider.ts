import { NetworkError } from '../network-error.ts';

type Provider = typeof import('./provider.ts');

let underWay: Promise<Provider> | undefined;

const load = async (): Promise<Provider> => {
  try {
    const code = await import('./provider.ts');
    await code.configureStage();
    return code;
  } catch (thrown) {
    // The next try loads again.
    underWay = undefined;
    throw new NetworkError(thrown);
  }
};

/** The identity provider's code with the stage's configuration, loaded once. Throws a `NetworkError`. */
export const provider = (): Promise<Provider> => {
  underWay ??= load();
  return underWay;
};

/** Loads it ahead. A failure is reported by the call that needs it. */
export const preloadProvider = (): void => void provider().catch(() => undefined);
