import { z } from 'zod';
import {
  clientColors,
  colorScheme,
  download,
  drawing,
  entry,
  fact,
  figure,
  lines,
  motif,
  order,
  paragraphs,
  picture,
  reference,
  seo,
  words,
} from '../fields';
import { collection } from './collection';

interface ServiceNode {
  projects: { items: readonly { study: string }[] };
}

/** A case study. Without `story`, its page says that it will be posted soon (docs/requirements.md#portfolio). */
export const portfolio = collection({
  schema: entry({
    order: order(),
    client: fact(60),
    title: words(90),
    kind: words(60).describe('What was made, in a few words.'),
    text: words(240),
    color: colorScheme(),
    motif: motif(),
    colors: clientColors().optional(),
    services: z
      .array(reference('services'))
      .min(1)
      .describe('The services that were part of the project.'),
    logo: drawing(),
    cover: picture(1600).describe('On the home page and where a link is shared.'),
    covers: z
      .strictObject({
        list: picture(1600).describe('In the portfolio.').optional(),
        study: picture(1600).describe('Above the case study itself.').optional(),
      })
      .meta({
        title: 'More covers',
        description: 'Other pictures for other pages. Without them, the cover is shown.',
      })
      .optional(),
    story: z
      .strictObject({
        introduction: paragraphs(700),
        goals: lines(240, 'goal').min(1),
        problems: lines(240, 'problem').min(1),
        challenges: lines(240, 'challenge').min(1),
        responsibilities: lines(240, 'responsibility').min(1),
        stats: z.array(figure()).min(1).meta({ title: 'Figures', one: 'figure' }),
        moments: z
          .array(
            z
              .strictObject({
                kind: z
                  .enum(['symbol', 'pattern', 'photo'])
                  .describe(
                    'symbol: an SVG, whole, on the soft color. pattern: an SVG of one repeat, which fills the width and moves sideways as the visitor scrolls. photo: a picture from edge to edge.',
                  ),
                picture: picture(1600),
                caption: words(120).describe('What is on the label of the picture.'),
              })
              .refine(({ kind, picture: { src } }) => kind === 'photo' || src.endsWith('.svg'), {
                path: ['picture', 'src'],
                message: 'an .svg file for this kind',
              }),
          )
          .min(1)
          .max(3)
          .meta({
            one: 'moment',
            description:
              'Pictures as wide as the page, one after each part: the overview, the scope and the gallery.',
          })
          .optional(),
        testimonial: reference('testimonials')
          .describe('What the client says. It is shown under Project Impact.')
          .optional(),
      })
      .describe('The whole case study. Without it, the page says that it will be posted soon.')
      .optional(),
    pdf: download('.pdf')
      .meta({
        title: 'PDF',
        description:
          'The case study for download. The command npx tsx tools/case-studies.ts prints it from the page. A translation may name one in its language.',
      })
      .optional(),
    seo: seo(),
  }).meta({ type: 'Study', title: 'Case studies', one: 'case study' }),
  derived: {
    written: { type: 'Boolean!', value: ({ story }) => story !== undefined },
  },
  resolved: {
    // Those of services. A study that is written has a gallery instead.
    projects: {
      type: '[ServiceProjectsItems!]!',
      resolve: async ({ handle, language, written }, _, { nodeModel }) => {
        if (written) return [];
        const { entries } = await nodeModel.findAll<ServiceNode>({
          type: 'Service',
          query: { filter: { language: { eq: language } }, sort: { order: 'ASC' } },
        });
        const items = [...entries].flatMap((service) => service.projects.items);
        return items.filter((item) => item.study === handle);
      },
    },
  },
  pages: {
    folder: '/portfolio',
    template: 'case-study.tsx',
    linkText: ({ title }) => title,
    shortLinkText: ({ client }) => client,
    title: 'layout:portfolio',
    hasIndex: true,
    inHeader: true,
    inFooter: 'column',
  },
});
