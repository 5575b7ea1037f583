import * as z from 'zod/mini';
import type { StreamSpecification, TableDescription } from '../../engine/shapes.ts';
import { validationError } from '../../errors.ts';

const Specification = z.object({
  StreamEnabled: z.boolean(),
  StreamViewType: z.optional(z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES'])),
});

/** Parses a StreamSpecification. Undefined if there is none. @throws a ValidationException if it is invalid. */
export const readStreamSpecification = (input: unknown): StreamSpecification | undefined => {
  if (input === undefined) return undefined;
  const parsed = Specification.safeParse(input);
  if (!parsed.success || parsed.data.StreamEnabled !== (parsed.data.StreamViewType !== undefined))
    throw validationError(
      'One or more parameter values were invalid: StreamSpecification needs StreamEnabled, and StreamViewType ' +
        'exactly when it is true',
    );
  const { StreamEnabled, StreamViewType } = parsed.data;
  return { StreamEnabled, ...(StreamViewType && { StreamViewType }) };
};

/** The stream's fields in a table's description. A stream that is enabled again is a new stream. */
export const streamFields = (
  table: Pick<TableDescription, 'TableArn'>,
  specification: StreamSpecification | undefined,
  now: number,
): Partial<TableDescription> => {
  if (!specification?.StreamEnabled) return {};
  const label = new Date(now).toISOString().replace('Z', '');
  return {
    StreamSpecification: specification,
    LatestStreamLabel: label,
    LatestStreamArn: `${table.TableArn}/stream/${label}`,
  };
};
