import * as z from 'zod/mini';
import type { Json } from '../../engine/shapes.ts';
import { validationError } from '../../errors.ts';
import type { Source } from '../../storage/action-store.ts';
import { ttlKey } from '../../storage/keys.ts';
import { describedTable, type Operation } from '../operation.ts';

const Body = z.object({
  TableName: z.string(),
  TimeToLiveSpecification: z.object({
    AttributeName: z.string().check(z.minLength(1)),
    Enabled: z.boolean(),
  }),
});

/** The attribute with the expiry of items, in seconds since 1970. Undefined if items do not expire. */
export const expiryAttribute = async (
  source: Pick<Source, 'get'>,
  table: string,
): Promise<string | undefined> => {
  return (await source.get(ttlKey(table))) as string | undefined;
};

/** UpdateTimeToLive: sets the attribute by which items expire, or disables expiry. */
export const updateTimeToLive: Operation = async (input, { writer }) => {
  const { TableName, TimeToLiveSpecification } = readBody(input);
  const { AttributeName, Enabled } = TimeToLiveSpecification;
  return writer.write(async (overlay) => {
    await describedTable(overlay, TableName);
    const current = await expiryAttribute(overlay, TableName);
    if (Enabled && current !== undefined) throw validationError('TimeToLive is already enabled');
    if (!Enabled && current === undefined) throw validationError('TimeToLive is already disabled');
    if (!Enabled && current !== AttributeName)
      throw validationError(
        `TimeToLive is active on a different AttributeName: current AttributeName is ${current}`,
      );
    if (Enabled) overlay.put(ttlKey(TableName), AttributeName);
    else overlay.del(ttlKey(TableName));
    return { TimeToLiveSpecification };
  });
};

const readBody = (input: Json): z.infer<typeof Body> => {
  const body = Body.safeParse(input);
  if (!body.success) throw validationError('TableName and TimeToLiveSpecification must be given');
  return body.data;
};
