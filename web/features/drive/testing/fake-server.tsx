import { act } from 'react';
import { expect, vi } from 'vitest';
import { billsAfter, type DoorMoney } from '#domain/billing/door/door-money.ts';
import { type DoorCashTaken, doorEndpoints } from '#domain/billing/door/endpoints.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import { driven } from '#domain/runs/driving/driven.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { ownRun } from '#domain/runs/driving/own-run.ts';
import type { Run } from '#domain/runs/run.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';

interface Asked {
  readonly params?: { readonly id: string };
  readonly body: {
    readonly act: DriveAct;
    readonly cash: DoorCashTaken;
    readonly report: object;
    readonly subject: object;
    readonly purpose: string;
  };
}

/** What a server says of runs, with a network that may be gone. */
export const fakeServer = (run: Run | undefined, vehicle: DrivenVehicle) => {
  const acts: DriveAct[] = [];
  const reports: object[] = [];
  const photos: { readonly subject: object; readonly purpose: string }[] = [];
  const cash: DoorCashTaken[] = [];
  const server = {
    money: undefined as DoorMoney[] | undefined,
    cash,
    isReached: true,
    takesPhotos: true,
    run,
    vehicle,
    acts,
    reports,
    photos,
  };
  const drive = (said: DriveAct) => {
    if (server.run === undefined) throw new Error('There is no run here.');
    const result = driven(server.run, said, { by: server.run.driverId, at: new Date().toISOString() });
    if (!result.ok) throw new ApiError(409, { ...result.refusal, correlationId: '' });
    acts.push(said);
    server.run = result.value.run;
    return { run: ownRun(server.run) };
  };
  const takeCash = (taken: DoorCashTaken) => {
    cash.push(taken);
    server.money = server.money?.map((each) =>
      each.stop === taken.stop
        ? {
            ...each,
            bills: [...billsAfter(each.bills, taken.parts)],
            taken: taken.parts.map(({ id, cents }) => ({ id, cents, invoice: 'INV-1000007' })),
          }
        : each,
    );
    return { money: server.money?.find(({ stop }) => stop === taken.stop) };
  };
  const answer = async (endpoint: unknown, { body }: Asked): Promise<unknown> => {
    if (!server.isReached)
      throw new ApiError(UNREACHABLE, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' });
    if (endpoint === driveEndpoints.ownRuns)
      return {
        runs: server.run ? [ownRun(server.run)] : [],
        vehicles: [server.vehicle],
        ...(server.money && { money: server.money }),
      };
    if (endpoint === doorEndpoints.takeAtDoor) return takeCash(body.cash);
    if (endpoint === driveEndpoints.drive) return drive(body.act);
    if (endpoint === vehicleEndpoints.report) {
      reports.push(body.report);
      return { vehicle: server.vehicle };
    }
    if (endpoint !== fileEndpoints.ask) throw new Error('Nobody asks for this here.');
    if (!server.takesPhotos)
      throw new ApiError(422, { code: 'FILE_NOT_ALLOWED', message: 'Enough.', correlationId: '' });
    photos.push({ subject: body.subject, purpose: body.purpose });
    return { file: { id: `file-${photos.length}`, state: 'CHECKING' } };
  };
  return { ...server, server, answer };
};

/** Waits until the screen says something. */
export const says = (screen: HTMLElement, text: string): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(screen.textContent).toContain(text);
  });

/** The field with this label. */
export const field = (screen: HTMLElement, label: string) =>
  [...screen.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.control as
    | HTMLInputElement
    | undefined;

/** Takes a photo with the input that has this name. */
export const takePhoto = async (screen: HTMLElement, label: string): Promise<void> => {
  const input = screen.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (input === null) throw new Error('There is no way to take a photo.');
  Object.defineProperty(input, 'files', {
    value: [new File(['x'], 'x.jpg')],
    configurable: true,
    writable: true,
  });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
};

/** Draws on the pad: a line long enough for a signature. */
export const sign = async (screen: HTMLElement): Promise<void> => {
  const pad = screen.querySelector('svg[role="img"]');
  if (pad === null) throw new Error('There is no pad.');
  const move = (type: string, x: number) =>
    act(async () => {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: x });
      Object.assign(event, { pointerId: 1 });
      Object.defineProperty(event, 'isPrimary', { value: true });
      pad.dispatchEvent(event);
    });
  await move('pointerdown', 0);
  for (let x = 10; x <= 100; x += 10) await move('pointermove', x / 100);
  await move('pointerup', 100);
};
