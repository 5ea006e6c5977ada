import { chatGreeting } from '../../src/i18n/chat-greeting';
import { wordsIn } from '../site/helpers/content';
import { languageCodes } from '../../src/i18n/languages';

test.each(languageCodes)('a chat in %s begins with its topic', (language) => {
  const say = wordsIn(language);
  const begin = (topic: Parameters<typeof chatGreeting>[1]) => chatGreeting('Hi.', topic, say);
  expect(begin({})).toBe('Hi.');
  const page = say('layout:chatPage', { page: 'About & more' });
  expect(begin({ page: 'About & more' })).toBe(`Hi.\n${page}`);
  const [service, chosen] = [
    say('layout:chatService', { service: 'Logos' }),
    say('layout:chatPackage', { package: 'Big' }),
  ];
  const about = begin({ page: 'Page', service: 'Logos', package: 'Big' });
  expect(about).toBe(`Hi.\n${service}\n${chosen}`);
});
