/** Options of a call that ends when the signal says so. */
export const within = (signal: AbortSignal | undefined) => (signal ? { abortSignal: signal } : {});
