import { chatGreeting } from '../../src/i18n/chat-greeting';
import { wordsIn } from '../site/helpers/content';
import { languageCodes } from '../../src/i18n/languages';

describe.each(languageCodes)('how a chat begins (%s)', (language) => {
  const say = wordsIn(language);
  const begin = (topic: Parameters<typeof chatGreeting>[1]) => chatGreeting('Hi.', topic, say);

  it('is the greeting alone where there is nothing to tell', () => {
    expect(begin({})).toBe('Hi.');
  });

  it('names the page in a line of its own', () => {
    const [greeting, page, ...others] = begin({ page: 'About & more' }).split('\n');
    expect([greeting, others]).toEqual(['Hi.', []]);
    expect(page).toBe(say('layout:chatPage', { page: 'About & more' }));
    expect(page).toContain('About & more');
  });

  it('names the service in place of its page, and then the package', () => {
    const lines = begin({ page: 'Page', service: 'Logos', tier: 'Big' }).split('\n');
    expect(lines).toEqual([
      'Hi.',
      say('layout:chatService', { service: 'Logos' }),
      say('layout:chatTier', { tier: 'Big' }),
    ]);
    expect(lines[1]).toContain('Logos');
    expect(lines[2]).toContain('Big');
  });
});
