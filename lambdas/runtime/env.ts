import * as z from 'zod/mini';

/**
 * Reads the environment variables of a function when it starts. Throws an error that names every variable that is missing
 * or malformed (never its value), so that a wrong deployment fails at once.
 */
export const readEnv = <Shape extends z.core.$ZodShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv = process.env,
): EnvOf<Shape> => {
  const parsed = z.object(shape).safeParse(environment);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].sort();
  throw new Error(`Environment variables missing or malformed: ${wrong.join(', ')}`);
};

/** The values of these variables, as `readEnv` returns them. */
export type EnvOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>;

/** A variable that must be there and not empty. */
export const required = z.string().check(z.minLength(1));

/** A variable that may be absent, for parts that a stage has not set up yet. Then it is empty. */
export const optional = z._default(z.string(), '');
