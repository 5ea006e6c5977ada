import { z } from 'zod';
import { entry, lines, named, order, words } from '../fields';
import { collection } from './collection';

/** An open position. */
export const jobs = collection({
  schema: entry({
    order: order(),
    title: words(80),
    department: named('support', 'department-'),
    location: words(80),
    remote: z
      .enum(['also', 'only'])
      .describe(
        'also: at the studio or remote. only: remote. Remote is anywhere in the country of the studio, and the location should say so. Search engines read it. Leave it empty for work at the studio.',
      )
      .optional(),
    type: named('support', 'type-'),
    description: words(600),
    tasks: lines(160, 'task').min(1).describe('What the person will do.'),
    needs: lines(160, 'need').min(1).describe('What the person should bring.'),
    posted: z.iso.date().describe('The day of publication; search engines read it.'),
  }).meta({
    type: 'Job',
    title: 'Open positions',
    one: 'position',
    description:
      'When one is filled, delete it. Those with samples are hidden from search engines.',
  }),
  shownOn: '/career',
});
