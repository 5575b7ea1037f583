/** A time of day in the U.S. format: `2:00 PM` for `14:00`. Hours and minutes have two digits each. */
export const clockWords = (time: string): string => {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
};
