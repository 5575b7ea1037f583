/** The result, or `undefined` when it throws: for browser APIs that may be missing or blocked. */
export const withoutThrowing = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
