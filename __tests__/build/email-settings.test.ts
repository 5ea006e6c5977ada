/** @jest-environment node */
import { emailSettings, missingEmailSettings } from '../../src/build/email-settings';

const keys = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
};

test('keys of the environment go to the service', () => {
  expect(emailSettings(keys)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
    origin: 'https://api.emailjs.com',
  });
  expect(emailSettings({ ...keys, EMAILJS_ORIGIN: 'http://localhost:9000' }).origin).toBe(
    'http://localhost:9000',
  );
});

test('a build on this machine without keys talks to the mailbox of its own origin', () => {
  const settings = emailSettings({});
  expect(settings.origin).toBe('');
  expect(Object.values(settings).filter(Boolean)).toHaveLength(3);
});

test('the host never falls back to the mailbox, which it does not have', () => {
  expect(emailSettings({ NETLIFY: 'true' })).toEqual({
    publicKey: '',
    serviceId: '',
    templateId: '',
    origin: 'https://api.emailjs.com',
  });
});

test('what is not set is named', () => {
  expect(missingEmailSettings(keys)).toEqual([]);
  expect(missingEmailSettings({ ...keys, EMAILJS_SERVICE_ID: '' })).toEqual(['EMAILJS_SERVICE_ID']);
});
