import type { TaskSubject } from '#domain/tasks/task.ts';
import type { EventContract, EventOf } from './envelope.ts';

export type { TaskSubject };

/** Those events of a type that can change a task, where most of them cannot: most scans, most changes. */
interface Condition {
  /** End of the construct id of the rule on the bus. */
  readonly id: string;
  readonly description: string;
  /** Pattern of EventBridge for the data of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event after which something waits in a thing, or waits no longer. */
export interface TaskEvent {
  readonly contract: EventContract;
  /** The things to look at, in order. The event is parsed with the schema of its contract. */
  readonly subjectsOf: (event: unknown) => readonly TaskSubject[];
  /** Without it every event of the type is heard. */
  readonly only?: Condition | undefined;
}

type DataOf<Contract extends EventContract> =
  EventOf<Contract> extends { readonly data: infer Data } ? Data : never;

/** Declares an event that can change tasks. The rule on the bus and the function that it calls both follow from it. */
export const changesTasks = <Contract extends EventContract>(
  contract: Contract,
  subjectsOf: (data: DataOf<Contract>) => readonly TaskSubject[],
  only?: Condition,
): TaskEvent => ({
  contract,
  only,
  subjectsOf: (event) => subjectsOf((contract.schema.parse(event) as { data: DataOf<Contract> }).data),
});
