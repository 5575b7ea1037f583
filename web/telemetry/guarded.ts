/** A helper that fails must neither break the page nor report itself, which would never end. */
export const guarded =
  <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      work(...given);
    } catch (error) {
      console.warn('Telemetry failed', error);
    }
  };
