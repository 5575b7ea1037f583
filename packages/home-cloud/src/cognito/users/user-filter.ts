import { refusals } from '../protocol/service-error.ts';
import type { Condition } from '../store/users.ts';

/** The columns of the attributes that ListUsers can search for, and if their case matters. */
const searchable: Readonly<Record<string, { readonly column: string; readonly exactCase?: boolean }>> = {
  username: { column: "json_extract(document, '$.username')" },
  sub: { column: 'sub', exactCase: true },
  email: { column: "json_extract(document, '$.attributes.email')" },
  phone_number: { column: "json_extract(document, '$.attributes.phone_number')" },
  name: { column: "json_extract(document, '$.attributes.name')" },
  given_name: { column: "json_extract(document, '$.attributes.given_name')" },
  family_name: { column: "json_extract(document, '$.attributes.family_name')" },
  preferred_username: { column: "json_extract(document, '$.attributes.preferred_username')" },
  'cognito:user_status': { column: 'status', exactCase: true },
  status: {
    column: "iif(json_extract(document, '$.enabled'), 'Enabled', 'Disabled')",
    exactCase: true,
  },
};

const shape = /^\s*"?([\w:]+)"?\s*(\^=|=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/**
 * Turns a filter such as `email ^= "jo"` into a condition on the users' rows. Only one attribute and the operators
 * `=` and `^=` exist. Throws InvalidParameterException for anything else.
 */
export const conditionOf = (filter: string | undefined): Condition | undefined => {
  if (filter === undefined || filter.trim() === '') return undefined;
  const [, name = '', operator, quoted = ''] = shape.exec(filter) ?? [];
  if (operator === undefined) throw refusals.invalidParameter('Error while parsing filter syntax.');
  const target = Object.hasOwn(searchable, name) ? searchable[name] : undefined;
  if (!target) throw refusals.invalidParameter(`Invalid search attribute: ${name}`);
  const value = quoted.replace(/\\(.)/g, '$1');
  const [column, wanted] = target.exactCase ? [target.column, '?'] : [`lower(${target.column})`, 'lower(?)'];
  return operator === '='
    ? { sql: `${column} = ${wanted}`, values: [value] }
    : { sql: `substr(${column}, 1, length(?)) = ${wanted}`, values: [value, value] };
};
