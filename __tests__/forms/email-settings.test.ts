/** @jest-environment node */
import { emailSettings, missingEmailSettings } from '../../src/forms/email-settings';

const keys = { EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' };
const settings = { publicKey: 'k', serviceId: 's', templateId: 't' };
const none = { publicKey: '', serviceId: '', templateId: '' };
const origin = 'https://api.emailjs.com';

test('keys of the environment go to the service', () => {
  expect(emailSettings(keys)).toEqual({ ...settings, origin });
  const own = 'http://localhost:9000';
  expect(emailSettings({ ...keys, EMAILJS_ORIGIN: own }).origin).toBe(own);
  expect(emailSettings({ ...keys, EMAILJS_ORIGIN: `${own}/` }).origin).toBe(own);
  expect(() => emailSettings({ EMAILJS_ORIGIN: 'api.example.com' })).toThrow('EMAILJS_ORIGIN:');
});

test('without keys, a build on this machine has the mailbox of its own origin, the host has none', () => {
  const { origin: here, ...others } = emailSettings({});
  expect(here).toBe('');
  expect(Object.values(others).every(Boolean)).toBe(true);
  expect(emailSettings({ NETLIFY: 'true' })).toEqual({ ...none, origin });
});

test('names missing settings', () => {
  expect(missingEmailSettings(keys)).toEqual([]);
  expect(missingEmailSettings({ ...keys, EMAILJS_SERVICE_ID: '' })).toEqual(['EMAILJS_SERVICE_ID']);
});
