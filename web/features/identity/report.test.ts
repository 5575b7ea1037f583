import { beforeEach, expect, it, vi } from 'vitest';
import { maskedEmail, reportProfileUpdate, reportRegistration, reportValidation } from './report.ts';

const { telemetry } = vi.hoisted(() => ({ telemetry: { reportError: vi.fn(), logProblem: vi.fn() } }));
vi.mock('#web/telemetry/telemetry.ts', () => telemetry);

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it.each([
  ['ann@example.com', 'a***@example.com'],
  [' bo@example.com ', 'b***@example.com'],
  ['nonsense', 'n***'],
  ['', ''],
])('%j is logged as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

it('reports a failed registration with the action and the masked address', () => {
  const failed = Object.assign(new Error('Oops'), { name: 'InternalErrorException' });
  reportRegistration(failed, 'ann@example.com');
  expect(telemetry.reportError).toHaveBeenCalledWith(failed, {
    action: 'sign_up',
    metadata: { email: 'a***@example.com', error: 'InternalErrorException: Oops' },
  });
  expect(console.warn).toHaveBeenCalledOnce();
});

it('logs a refused registration only on the device', () => {
  const refused = Object.assign(new Error('User already exists'), { name: 'UsernameExistsException' });
  reportRegistration(refused, 'ann@example.com');
  expect(telemetry.reportError).not.toHaveBeenCalled();
  expect(telemetry.logProblem).toHaveBeenCalledWith('warn', 'Registration failed', {
    action: 'sign_up',
    email: 'a***@example.com',
    error: 'UsernameExistsException: User already exists',
  });
});

it('reports a profile that was not updated, and logs an invalid login form only on the device', () => {
  const failed = new Error('No answer');
  reportProfileUpdate(failed);
  expect(telemetry.reportError).toHaveBeenCalledWith(failed, { action: 'update_profile' });
  reportValidation('email', 'Email is required');
  expect(telemetry.logProblem).toHaveBeenCalledWith('warn', 'Validation error', {
    action: 'sign_in',
    field: 'email',
    message: 'Email is required',
  });
  expect(telemetry.reportError).toHaveBeenCalledOnce();
});
