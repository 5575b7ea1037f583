import type { AttributeValue, Item } from '../../engine/shapes.ts';
import { validationError } from '../../errors.ts';

/** An INSERT of PartiQL: the table, and the names of the attributes in the order of the question marks. */
interface Insert {
  readonly table: string;
  readonly names: readonly string[];
}

const INSERT = /^\s*INSERT\s+INTO\s+(?:"(?<quoted>[\w.-]+)"|(?<plain>\w+))\s+VALUE\s*\{(?<fields>.*)\}\s*$/is;
const FIELD = /^\s*'(?<name>(?:[^']|'')+)'\s*:\s*\?\s*$/;
/** A comma outside of a quoted name. */
const BETWEEN_FIELDS = /,(?=(?:[^']*'[^']*')*[^']*$)/;

/**
 * Parses `INSERT INTO "table" VALUE {'name': ?, …}`, the only supported PartiQL statement.
 *
 * @throws a ValidationException for any other statement.
 */
export const readInsert = (statement: string): Insert => {
  const { quoted, plain, fields } = INSERT.exec(statement)?.groups ?? {};
  const names = fields?.split(BETWEEN_FIELDS).map((field) => FIELD.exec(field)?.groups?.name);
  const table = quoted ?? plain;
  if (table === undefined || names === undefined || !names.every((name) => name !== undefined))
    throw validationError(
      `DynamoDB at home knows one statement, INSERT INTO "table" VALUE {'name': ?, …} with a parameter for each value, and not: ${statement}`,
    );
  return { table, names: names.map((name) => name.replaceAll("''", "'")) };
};

/** The item with each name and its parameter. @throws a ValidationException if their numbers differ. */
export const itemOf = ({ names }: Insert, parameters: readonly AttributeValue[]): Item => {
  if (parameters.length < names.length)
    throw validationError("Number of parameters in request and statement don't match.");
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw validationError(`Duplicate keys in tuple. Key: ${twice}`);
  return Object.fromEntries(names.map((name, at) => [name, parameters[at] ?? {}]));
};
