/** Runs a helper whose failure must neither break the page nor be reported, which would be a loop. */
export const guarded =
  <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      work(...given);
    } catch (error) {
      console.warn('Telemetry failed', error);
    }
  };
