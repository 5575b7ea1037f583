/** Where a page of records ended: the batch of its last record, and how many records of that batch follow. */
export interface Position {
  readonly hour: string;
  readonly id: string;
  readonly left: number;
}

const written = /^(\d{4}-\d{2}-\d{2}T\d{2})#([\w-]{1,64})#(\d{1,4})$/;

/** As a cursor carries it. */
export const writePosition = ({ hour, id, left }: Position): string => `${hour}#${id}#${left}`;

/** Undefined where the text is none. */
export const readPosition = (text: string): Position | undefined => {
  const [, hour, id, left] = written.exec(text) ?? [];
  return hour === undefined || id === undefined ? undefined : { hour, id, left: Number(left) };
};
