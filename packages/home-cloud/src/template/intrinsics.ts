/** The values that intrinsic functions of a stack can refer to. */
export interface ResolutionContext {
  /** A pseudo parameter, a parameter or a resource. `noValue` for AWS::NoValue. */
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): string;
  condition(name: string): boolean;
  mapping(map: string, first: string, second: string): unknown;
  importValue(exportName: string): unknown;
  stackOutput(stack: string, output: string): unknown;
  /** An error that says where in the template it happened. */
  refuse(message: string): Error;
}

/** Stands for AWS::NoValue: the property, or array entry, is left out. */
export const noValue = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, context: ResolutionContext) => unknown;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, context) => context.ref(String(name)),
  'Fn::GetAtt': (argument, context) => {
    const [id = '', ...attribute] = Array.isArray(argument) ? argument.map(String) : splitOnce(argument);
    return context.attribute(id, attribute.join('.'));
  },
  'Fn::Join': (argument, context) => {
    const [separator, parts] = list(argument, context, 'Fn::Join');
    return list(resolveValue(parts, context), context, 'Fn::Join').map(String).join(String(separator));
  },
  'Fn::Select': (argument, context) => {
    const [index, options] = list(argument, context, 'Fn::Select');
    const chosen = list(resolveValue(options, context), context, 'Fn::Select')[
      Number(resolveValue(index, context))
    ];
    if (chosen === undefined)
      throw context.refuse(`Fn::Select asks for an entry that is not there: ${index}`);
    return chosen;
  },
  'Fn::Split': (argument, context) => {
    const [separator, text] = list(argument, context, 'Fn::Split');
    return String(resolveValue(text, context)).split(String(separator));
  },
  'Fn::Sub': (argument, context) => substitute(argument, context),
  'Fn::ImportValue': (name, context) => context.importValue(String(resolveValue(name, context))),
  'Fn::GetStackOutput': (argument, context) => {
    const { StackName, OutputName } = record(argument, context, 'Fn::GetStackOutput');
    return context.stackOutput(
      String(resolveValue(StackName, context)),
      String(resolveValue(OutputName, context)),
    );
  },
  'Fn::FindInMap': (argument, context) => {
    const [map, first, second] = list(argument, context, 'Fn::FindInMap').map((it) =>
      String(resolveValue(it, context)),
    );
    return context.mapping(map ?? '', first ?? '', second ?? '');
  },
  'Fn::Base64': (text, context) => Buffer.from(String(resolveValue(text, context))).toString('base64'),
  'Fn::Length': (argument, context) => list(resolveValue(argument, context), context, 'Fn::Length').length,
  'Fn::If': (argument, context) => {
    const [condition, whenTrue, whenFalse] = list(argument, context, 'Fn::If');
    return resolveValue(context.condition(String(condition)) ? whenTrue : whenFalse, context);
  },
  'Fn::Equals': (argument, context) => {
    const [left, right] = list(argument, context, 'Fn::Equals').map((it) => resolveValue(it, context));
    return JSON.stringify(left) === JSON.stringify(right);
  },
  'Fn::Not': (argument, context) => !truth(list(argument, context, 'Fn::Not')[0], context),
  'Fn::And': (argument, context) => list(argument, context, 'Fn::And').every((it) => truth(it, context)),
  'Fn::Or': (argument, context) => list(argument, context, 'Fn::Or').some((it) => truth(it, context)),
};

/**
 * Resolves all intrinsic functions in a value of the template. AWS::NoValue is removed with its key.
 * Throws an error from `context.refuse` for an unsupported function.
 */
export const resolveValue = (value: unknown, context: ResolutionContext): unknown => {
  if (Array.isArray(value))
    return value.map((it) => resolveValue(it, context)).filter((it) => it !== noValue);
  if (typeof value !== 'object' || value === null) return value;
  const [only, ...others] = Object.entries(value);
  if (only !== undefined && others.length === 0) {
    const [name, argument] = only;
    const intrinsic = Object.hasOwn(intrinsics, name) ? intrinsics[name] : undefined;
    if (intrinsic !== undefined) return intrinsic(argument, context);
    if (name.startsWith('Fn::')) {
      throw context.refuse(`the cloud at home does not know the intrinsic function ${name}`);
    }
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, it]) => [key, resolveValue(it, context)])
      .filter(([, it]) => it !== noValue),
  );
};

/** The value of a condition: a condition function, or `{ Condition: name }`. */
export const truth = (value: unknown, context: ResolutionContext): boolean => {
  if (typeof value === 'object' && value !== null && 'Condition' in value) {
    return context.condition(String(value.Condition));
  }
  return resolveValue(value, context) === true;
};

const substitute = (argument: unknown, context: ResolutionContext): string => {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const own = record(variables ?? {}, context, 'Fn::Sub');
  return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
    if (literal === '!') return `\${${name}}`;
    if (Object.hasOwn(own, name)) return String(resolveValue(own[name], context));
    if (!name.includes('.')) return String(context.ref(name));
    const [id = '', attribute = ''] = splitOnce(name);
    return context.attribute(id, attribute);
  });
};

const splitOnce = (value: unknown): [string, string] => {
  const text = String(value);
  const dot = text.indexOf('.');
  return dot < 0 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)];
};

const list = (value: unknown, context: ResolutionContext, name: string): unknown[] => {
  if (!Array.isArray(value)) throw context.refuse(`${name} wants a list, not ${JSON.stringify(value)}`);
  return value;
};

const record = (value: unknown, context: ResolutionContext, name: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) {
    throw context.refuse(`${name} wants an object, not ${JSON.stringify(value)}`);
  }
  return { ...value };
};
