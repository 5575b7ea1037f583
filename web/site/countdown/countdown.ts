import { type FlightSchedule, type NextDeparture, nextDeparture } from '#domain/departures/departure.ts';
import type { DestinationCode } from '#domain/departures/destinations.ts';
import { clockLeft, dayWords, instantWords, spokenLeft } from '#web/ui/text/countdown-words.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** One place on the page that counts down to a lane's next cutoff. */
interface Board {
  readonly element: HTMLElement;
  readonly to: DestinationCode;
  /** The flight that was counted to last. */
  flight?: NextDeparture;
  /** The minute that the sentence for screen readers tells of. */
  minute?: number;
}

const write = (board: Board, selector: string, text: string): void => {
  const place = board.element.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
};

const sentence = ({ cutoff, departureDay, originAirport }: NextDeparture, left: number): string =>
  `The next flight leaves ${originAirport} on ${dayWords(departureDay)}. Bring it by ${instantWords(cutoff)}: ${spokenLeft(left)} left.`;

/** Writes the flight and the time left at `now`. The sentence changes by the minute and is announced by nobody. */
const show = (board: Board, schedule: FlightSchedule, now: number, seconds: boolean): void => {
  // Asked anew each time the minute changes: the clock may have been set back, and a cutoff passes on a full minute.
  const minute = Math.floor(now / MINUTE_MS);
  if (board.flight === undefined || minute !== board.minute)
    board.flight = nextDeparture(schedule, board.to, new Date(now), false);
  const { flight } = board;
  const left = flight.cutoff.getTime() - now;
  const day = dayWords(flight.departureDay);
  const time = clockLeft(left, { seconds });
  write(board, '[data-clock]', `Next flight ${day} · cutoff in ${time}`);
  // A board set large has day and time in places of their own.
  write(board, '[data-day]', day);
  write(board, '[data-left]', time);
  if (minute !== board.minute) write(board, '[data-sentence]', sentence(flight, left));
  board.minute = minute;
  board.element.dataset.live = '';
};

const boardsOfPage = (): readonly Board[] =>
  [...document.querySelectorAll<HTMLElement>('[data-departure]')].map((element) => ({
    element,
    to: element.dataset.departure as DestinationCode,
  }));

/**
 * Counts down on every board of the page, in New York's time by the schedule that the page carries. It always asks the
 * clock, so sleep, a changed clock and a page brought back from memory cannot make it wrong; a page nobody sees rests,
 * and who asked for less motion sees minutes only.
 */
export const startCountdowns = (): void => {
  const carried = document.querySelector<HTMLElement>('[data-schedule]')?.dataset.schedule;
  const boards = boardsOfPage();
  if (carried === undefined || boards.length === 0) return;
  const schedule = JSON.parse(carried) as FlightSchedule;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    const pace = calm.matches ? MINUTE_MS : SECOND_MS;
    for (const board of boards) show(board, schedule, now, !calm.matches);
    // On the full second, so that boards and clocks agree.
    timer = setTimeout(tick, pace - (now % pace));
  };
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  calm.addEventListener('change', tick);
  tick();
};
