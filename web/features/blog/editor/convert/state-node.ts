/** A node as Lexical writes it into JSON. Anything may be in it that somebody put on the clipboard, so it is read part by part. */
export interface StateNode {
  readonly type: string;
  readonly children?: readonly StateNode[];
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is StateNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes among anything. */
export const nodesAmong = (values: unknown): readonly StateNode[] =>
  Array.isArray(values) ? values.filter(isNode) : [];

/** What is in a node. */
export const childrenOf = ({ children }: StateNode): readonly StateNode[] => nodesAmong(children);

/** The bits of Lexical's formats that a post has. */
export const BOLD = 1;
export const ITALIC = 2;
