/** Call options with an abort signal. */
export const abortOptions = (signal: AbortSignal | undefined) => (signal ? { abortSignal: signal } : {});
