import { parseRequest, runAction } from '../../engine/call.ts';
import { db, type Engine } from '../../engine/dynalite.ts';
import type { Item, Json, Request, TableDescription } from '../../engine/shapes.ts';
import { apiError, errorType, isApiError } from '../../errors.ts';
import type { Place, Source } from '../../storage/action-store.ts';
import { itemSpace, tableKey } from '../../storage/keys.ts';
import type { Operation } from '../operation.ts';

/** A write of one item. If its condition fails, the error contains the existing item, if the request asks for it. */
export const conditionalWrite =
  (engine: Engine): Operation =>
  (input, { writer, place }) => {
    const request = parseRequest(engine, input, place);
    return writer.write((overlay) => writeOne(engine, overlay, place, request));
  };

const writeOne = async (engine: Engine, source: Source, place: Place, request: Request): Promise<Json> => {
  try {
    return await runAction(engine, source, place, request);
  } catch (error) {
    if (!isApiError(error) || errorType(error) !== 'ConditionalCheckFailedException') throw error;
    const Item = await itemToShow(source, request);
    throw Item === undefined ? error : apiError('ConditionalCheckFailedException', error.message, { Item });
  }
};

/** The existing item for the error of a failed condition, if the request asks for it and there is one. */
export const itemToShow = async (source: Source, request: Request): Promise<Item | undefined> =>
  request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? existingItem(source, request) : undefined;

/** The existing item with the key of the request. */
export const existingItem = async (source: Source, request: Request): Promise<Item | undefined> => {
  const table = (await source.get(tableKey(request.TableName))) as TableDescription;
  const key = db.createKey(request.Item ?? request.Key ?? {}, table);
  return (await source.get(itemSpace(request.TableName) + key)) as Item | undefined;
};
