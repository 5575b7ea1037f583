import { expect } from 'vitest';

/** Expects a call to be refused with the error of this name and, if given, this message. Returns the error. */
export const refused = async (
  call: Promise<unknown>,
  name: string,
  message?: string,
): Promise<Record<string, unknown>> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error, `expected ${name}`).toMatchObject(message === undefined ? { name } : { name, message });
  return error as Record<string, unknown>;
};
