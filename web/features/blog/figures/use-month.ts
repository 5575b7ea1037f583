import { useSearchParams } from 'react-router-dom';
import { lastMonths } from '#web/ui/time/last-months.ts';

/** So many months are kept. */
const MONTHS = 13;

/** The month that the address asks for, this one by default, and those to choose from. */
export const useMonth = () => {
  const [search, setSearch] = useSearchParams();
  const months = lastMonths(MONTHS);
  const asked = search.get('month');
  return {
    months,
    month: months.find((one) => one === asked) ?? months[0] ?? '',
    choose: (month: string) => setSearch(month === months[0] ? {} : { month }, { replace: true }),
  };
};
