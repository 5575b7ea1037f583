/** What the intrinsic functions of one stack may ask of everything around them. */
export interface Surroundings {
  /** A pseudo parameter, parameter or resource; `noValue` for AWS::NoValue. */
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): string;
  condition(name: string): boolean;
  mapping(map: string, first: string, second: string): unknown;
  importValue(exportName: string): unknown;
  stackOutput(stack: string, output: string): unknown;
  /** An error that says where in the template we are. */
  refuse(message: string): Error;
}

/** Stands for AWS::NoValue: the property, or array entry, is left out. */
export const noValue = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, around: Surroundings) => unknown;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, around) => around.ref(String(name)),
  'Fn::GetAtt': (argument, around) => {
    const [id = '', ...attribute] = Array.isArray(argument) ? argument.map(String) : splitOnce(argument);
    return around.attribute(id, attribute.join('.'));
  },
  'Fn::Join': (argument, around) => {
    const [separator, parts] = list(argument, around, 'Fn::Join');
    return list(resolveValue(parts, around), around, 'Fn::Join').map(String).join(String(separator));
  },
  'Fn::Select': (argument, around) => {
    const [index, options] = list(argument, around, 'Fn::Select');
    const chosen = list(resolveValue(options, around), around, 'Fn::Select')[
      Number(resolveValue(index, around))
    ];
    if (chosen === undefined) throw around.refuse(`Fn::Select asks for an entry that is not there: ${index}`);
    return chosen;
  },
  'Fn::Split': (argument, around) => {
    const [separator, text] = list(argument, around, 'Fn::Split');
    return String(resolveValue(text, around)).split(String(separator));
  },
  'Fn::Sub': (argument, around) => substitute(argument, around),
  'Fn::ImportValue': (name, around) => around.importValue(String(resolveValue(name, around))),
  'Fn::GetStackOutput': (argument, around) => {
    const { StackName, OutputName } = record(argument, around, 'Fn::GetStackOutput');
    return around.stackOutput(
      String(resolveValue(StackName, around)),
      String(resolveValue(OutputName, around)),
    );
  },
  'Fn::FindInMap': (argument, around) => {
    const [map, first, second] = list(argument, around, 'Fn::FindInMap').map((it) =>
      String(resolveValue(it, around)),
    );
    return around.mapping(map ?? '', first ?? '', second ?? '');
  },
  'Fn::Base64': (text, around) => Buffer.from(String(resolveValue(text, around))).toString('base64'),
  'Fn::Length': (argument, around) => list(resolveValue(argument, around), around, 'Fn::Length').length,
  'Fn::If': (argument, around) => {
    const [condition, whenTrue, whenFalse] = list(argument, around, 'Fn::If');
    return resolveValue(around.condition(String(condition)) ? whenTrue : whenFalse, around);
  },
  'Fn::Equals': (argument, around) => {
    const [left, right] = list(argument, around, 'Fn::Equals').map((it) => resolveValue(it, around));
    return JSON.stringify(left) === JSON.stringify(right);
  },
  'Fn::Not': (argument, around) => !truth(list(argument, around, 'Fn::Not')[0], around),
  'Fn::And': (argument, around) => list(argument, around, 'Fn::And').every((it) => truth(it, around)),
  'Fn::Or': (argument, around) => list(argument, around, 'Fn::Or').some((it) => truth(it, around)),
};

/**
 * Works out every intrinsic function in a value of the template; AWS::NoValue disappears with its key.
 * Throws what `around.refuse` makes, naming a function that is not known here.
 */
export const resolveValue = (value: unknown, around: Surroundings): unknown => {
  if (Array.isArray(value)) return value.map((it) => resolveValue(it, around)).filter((it) => it !== noValue);
  if (typeof value !== 'object' || value === null) return value;
  const [only, ...others] = Object.entries(value);
  if (only !== undefined && others.length === 0) {
    const [name, argument] = only;
    const intrinsic = Object.hasOwn(intrinsics, name) ? intrinsics[name] : undefined;
    if (intrinsic !== undefined) return intrinsic(argument, around);
    if (name.startsWith('Fn::')) {
      throw around.refuse(`the cloud at home does not know the intrinsic function ${name}`);
    }
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, it]) => [key, resolveValue(it, around)])
      .filter(([, it]) => it !== noValue),
  );
};

/** A condition's truth: a condition function, or `{ Condition: name }`. */
export const truth = (value: unknown, around: Surroundings): boolean => {
  if (typeof value === 'object' && value !== null && 'Condition' in value) {
    return around.condition(String(value.Condition));
  }
  return resolveValue(value, around) === true;
};

const substitute = (argument: unknown, around: Surroundings): string => {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const own = record(variables ?? {}, around, 'Fn::Sub');
  return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
    if (literal === '!') return `\${${name}}`;
    if (Object.hasOwn(own, name)) return String(resolveValue(own[name], around));
    if (!name.includes('.')) return String(around.ref(name));
    const [id = '', attribute = ''] = splitOnce(name);
    return around.attribute(id, attribute);
  });
};

const splitOnce = (value: unknown): [string, string] => {
  const text = String(value);
  const dot = text.indexOf('.');
  return dot < 0 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)];
};

const list = (value: unknown, around: Surroundings, name: string): unknown[] => {
  if (!Array.isArray(value)) throw around.refuse(`${name} wants a list, not ${JSON.stringify(value)}`);
  return value;
};

const record = (value: unknown, around: Surroundings, name: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) {
    throw around.refuse(`${name} wants an object, not ${JSON.stringify(value)}`);
  }
  return { ...value };
};
