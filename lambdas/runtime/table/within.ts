/** Call options with an abort signal. */
export const within = (signal: AbortSignal | undefined) => (signal ? { abortSignal: signal } : {});
