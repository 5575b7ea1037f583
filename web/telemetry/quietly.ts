/** What the browser may not have, or not allow: then there is nothing, and whoever asks need not care why. */
export const quietly = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
