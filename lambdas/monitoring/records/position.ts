/** The position after a page: the batch of its last record, and how many records of that batch are left. */
export interface Position {
  readonly hour: string;
  readonly id: string;
  readonly left: number;
}

const format = /^(\d{4}-\d{2}-\d{2}T\d{2})#([\w-]{1,64})#(\d{1,4})$/;

/** The position as text, for a cursor. */
export const writePosition = ({ hour, id, left }: Position): string => `${hour}#${id}#${left}`;

/** Reads a position. Undefined when the text is malformed. */
export const readPosition = (text: string): Position | undefined => {
  const [, hour, id, left] = format.exec(text) ?? [];
  return hour === undefined || id === undefined ? undefined : { hour, id, left: Number(left) };
};
