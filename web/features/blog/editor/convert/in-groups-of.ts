/** Cuts a list into parts that have at most so many each. */
export const inGroupsOf = <Of>(most: number, all: readonly Of[]): readonly (readonly Of[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
