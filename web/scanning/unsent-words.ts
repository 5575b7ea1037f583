/** `3 scans not sent`, or what else waits on a screen: `1 report not sent`. */
export const unsentWords = (count: number, noun = 'scan'): string =>
  `${count} ${noun}${count === 1 ? '' : 's'} not sent`;
