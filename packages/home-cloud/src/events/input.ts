import * as z from 'zod/mini';

/** A target's settings for its input. Without them the input is the event. */
export const InputSettings = {
  Input: z.optional(z.string()),
  InputPath: z.optional(z.string()),
  InputTransformer: z.optional(
    z.strictObject({
      InputPathsMap: z._default(z.record(z.string(), z.string()), {}),
      InputTemplate: z.string(),
    }),
  ),
};

export interface InputChoice {
  readonly Input?: string | undefined;
  readonly InputPath?: string | undefined;
  readonly InputTransformer?:
    | { readonly InputPathsMap?: Record<string, string> | undefined; readonly InputTemplate: string }
    | undefined;
}

/** The delivery's values that a template may contain. */
export interface Delivering {
  readonly ruleArn: string;
  readonly ruleName: string;
  /** When EventBridge received the event, as ISO. */
  readonly ingestedAt: string;
}

/**
 * The input of a target: a fixed text, a part of the event, a template filled with parts of the event, or the event.
 * Throws an Error for an unsupported path.
 */
export const targetInput = (choice: InputChoice, event: unknown, delivering: Delivering): string => {
  if (choice.Input !== undefined) return choice.Input;
  if (choice.InputPath !== undefined) return JSON.stringify(valueAt(event, choice.InputPath) ?? {});
  if (choice.InputTransformer === undefined) return JSON.stringify(event);
  const { InputPathsMap = {}, InputTemplate } = choice.InputTransformer;
  const values: Record<string, unknown> = {
    'aws.events.rule-arn': delivering.ruleArn,
    'aws.events.rule-name': delivering.ruleName,
    'aws.events.event.ingestion-time': delivering.ingestedAt,
    'aws.events.event.json': event,
    'aws.events.event': event,
  };
  for (const [name, path] of Object.entries(InputPathsMap)) values[name] = valueAt(event, path);
  return fill(InputTemplate, values);
};

/** A variable inside quotes becomes text without quotes, elsewhere it becomes JSON. A variable without a value becomes empty. */
const fill = (template: string, values: Readonly<Record<string, unknown>>): string => {
  let inString = false;
  let out = '';
  for (let at = 0; at < template.length; at += 1) {
    const character = template[at] ?? '';
    const name = character === '<' ? /^<([\w.-]+)>/.exec(template.slice(at))?.[1] : undefined;
    if (name !== undefined && Object.hasOwn(values, name)) {
      out += inString ? asText(values[name]) : asJson(values[name], template);
      at += name.length + 1;
      continue;
    }
    if (character === '"' && template[at - 1] !== '\\') inString = !inString;
    out += character;
  }
  return out;
};

const asText = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value);
};

/** In a template that is not JSON, a string has no quotes. */
const asJson = (value: unknown, template: string): string => {
  if (value === undefined) return /^\s*[{["]/.test(template) ? '""' : '';
  return typeof value === 'string' && !/^\s*[{["<]/.test(template) ? value : JSON.stringify(value);
};

/** The value at a path such as `$.detail.items[0].id`, or undefined. */
const valueAt = (event: unknown, path: string): unknown => {
  if (!/^\$(\.[\w-]+|\[\d+\]|\['[^']+'\])*$/.test(path)) {
    throw new Error(`the cloud at home cannot follow the path ${path}`);
  }
  const steps = [...path.matchAll(/\.([\w-]+)|\[(\d+)\]|\['([^']+)'\]/g)];
  return steps.reduce<unknown>((value, [, name, index, quoted]) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<string, unknown>)[name ?? quoted ?? index ?? ''];
  }, event);
};
