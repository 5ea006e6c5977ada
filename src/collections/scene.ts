import { z } from 'zod';
import { fact, photo, reference, words } from '../fields';

const kilobytes = () => z.int().min(0).max(20_000).describe('In kilobytes.');

/** What can be tried out on the page of a service. */
const scenes = {
  feed: z
    .strictObject({
      study: reference('portfolio').meta({ title: 'Case study' }),
      posts: photo(1200, 1400).describe(
        'One picture with nine square posts, three in a row, such as a screenshot of a profile.',
      ),
      captions: z
        .array(z.strictObject({ title: words(40), text: words(140) }))
        .length(9)
        .describe('What each post is for, in the order of the picture.')
        .meta({ one: 'caption' }),
    })
    .describe('A client’s posts. A visitor chooses one.'),
  trial: z
    .strictObject({
      study: reference('portfolio').meta({ title: 'Case study' }),
      screens: z
        .array(
          z.strictObject({
            label: words(30),
            title: words(60).describe('The question or headline on the screen.'),
            choices: z.array(words(40)).min(2).max(6).meta({ one: 'choice' }),
            button: words(24).optional(),
            result: words(90).describe('What came of it, such as how many people managed.'),
            people: z
              .array(z.strictObject({ done: z.boolean(), text: words(90) }))
              .length(5)
              .describe('What five people did, and whether they managed.')
              .meta({ one: 'person' }),
          }),
        )
        .length(2)
        .meta({ one: 'screen', description: 'Before and after.' }),
    })
    .describe('A screen that five people tried, before and after it was changed.'),
  loading: z
    .strictObject({
      study: reference('portfolio').meta({ title: 'Case study' }),
      pages: z
        .array(
          z.strictObject({
            label: words(30),
            words: kilobytes(),
            fonts: kilobytes(),
            pictures: kilobytes(),
            scripts: kilobytes(),
          }),
        )
        .length(2)
        .meta({
          one: 'page',
          description: 'Before and after, with the size of each part in kilobytes.',
        }),
      connections: z
        .array(z.strictObject({ name: words(24), speed: z.number().min(0.1).max(1000) }))
        .length(3)
        .describe('With their speed in megabits a second.')
        .meta({ one: 'connection' }),
    })
    .describe('A page before and after. Its size in kilobytes decides how long it takes to load.'),
  edits: z
    .strictObject({
      items: z
        .array(
          z.strictObject({
            place: words(30).describe('Where the sentence is used.'),
            language: z.enum(['en', 'bn']).describe('The language of the sentence.'),
            before: fact(200),
            after: fact(200),
            reason: words(160).describe('Why it was changed.'),
          }),
        )
        .length(3)
        .meta({ one: 'sentence' }),
    })
    .describe('Sentences before and after, in the languages the studio writes.'),
  plan: z
    .strictObject({
      columns: z.strictObject({ when: words(24), task: words(24), who: words(24) }),
      rows: z
        .array(z.strictObject({ when: words(30), task: words(90), who: words(30) }))
        .min(3)
        .max(10)
        .meta({ one: 'task' }),
      print: words(40).describe('The button that prints the table.'),
    })
    .describe('A plan as a table, with a box to tick beside each task.'),
};

const names = Object.keys(scenes);

/** The section of a service page that only this service has, with one of the scenes above. */
export const scene = () =>
  z
    .strictObject({
      title: words(70),
      text: words(260),
      note: words(140).describe('Says whose work it is, and whether the numbers are examples.'),
      feed: scenes.feed.optional(),
      trial: scenes.trial.optional(),
      loading: scenes.loading.optional(),
      edits: scenes.edits.optional(),
      plan: scenes.plan.optional(),
    })
    .refine(
      (value) => names.filter((name) => value[name as keyof typeof scenes]).length === 1,
      `exactly one of ${names.join(', ')}`,
    )
    .meta({ title: 'Scene', description: 'What a visitor can try out on this page.' });
